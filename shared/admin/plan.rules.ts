/** Of what administrators write of a plan. */
export const planEditLimits = { name: 60, amount: 1_000_000, limit: 1_000_000_000 } as const;

export const planStatuses = ['active', 'archived'] as const;

export const priceOnQuotation = 'Cette offre est sur devis\u00a0: elle n’a pas de prix';
