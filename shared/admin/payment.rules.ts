/** Of what administrators write of a payment. */
export const paymentLimits = {
  description: 200,
  reference: 100,
  reason: 300,
  amount: 1_000_000,
  exportedDays: 366,
} as const;

export const wholeYear = 'La déclaration DAC7 porte sur une année civile\u00a0: du 1er janvier au 31 décembre';
export const exportTooLong = 'Choisissez une période d’un an au plus';
export const exportTooLarge = 'La période compte plus de 20\u202f000 pièces\u00a0: choisissez-en une plus courte';
export const notCents = 'Deux décimales au plus';

/** Why a payment is not of that day. */
export const dayToCome = 'Ce jour n’est pas encore venu';
