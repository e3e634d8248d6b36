/** `euros`, of `EUR`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `Euros (EUR)`, as it is offered. */
export function currencyChoice(currency: string): string {
  const name = currencyName(currency);
  return `${name.charAt(0).toLocaleUpperCase('fr')}${name.slice(1)} (${currency})`;
}
