/** Rows that one body says, and days that one reading answers with room to spare. */
export const salesLimits = {
  rows: 1_000,
  /** Of a day, in units of a currency. */
  revenue: 1e12,
  count: 1e9,
} as const;

/** The first day that may have sales. */
export const firstSalesDay = '2000-01-01';

export const salesProblems = {
  future: 'Ce jour n’est pas encore passé',
  early: 'Ce jour est trop ancien\u00a0: 2000 au plus tôt',
  twice: 'Ce jour est donné deux fois',
  ofNothing: 'Sans chiffre d’affaires, un jour est retiré\u00a0: ni commandes ni nouveaux clients',
  currency: (stored: string, said: string) =>
    `Vos ventes sont en ${stored}, celles-ci en ${said}\u00a0: retirez d’abord les jours enregistrés, ou convertissez les nouvelles`,
} as const;
