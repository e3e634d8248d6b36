/** The rates of VAT that are charged, as shares; where none is, there is no rate. */
export const chargedRates = [0.2, 0.085] as const;

/** The name by which what the product has at the provider besides is found there. */
export const setupKey = 'reclame';

/** The name by which a rate is found at the provider. */
export const taxRateKey = (rate: number): string => `reclame_vat_${Math.round(rate * 1000)}`;
