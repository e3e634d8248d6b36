/** `euros`, of `EUR`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;
