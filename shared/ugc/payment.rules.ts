export const transferLimits = {
  /** Payments in one file. */
  payments: 200,
  /** Days ahead for which banks take an order. */
  aheadDays: 365,
};

export const executionProblem = 'Choisissez un jour à venir, dans l’année';
