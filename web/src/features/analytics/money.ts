const count = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** `12 050,00 €`; without a currency, the number alone. */
export const money = (amount: number, currency: string | null): string =>
  currency === null
    ? count.format(amount)
    : new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount);
