import { upperFirst } from '../../../shared/kernel/first-letter.ts';
/** `euros`, of `EUR`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `Euros (EUR)`, as it is offered. */
export function currencyChoice(currency: string): string {
  const name = currencyName(currency);
  return `${upperFirst(name)} (${currency})`;
}
