import { addressLines, type PostalAddress } from '../postal-address.ts';

export const moneyText = (euros: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(euros);

export const countryText = (code: string): string => new Intl.DisplayNames('fr', { type: 'region' }).of(code) ?? code;

export const addressOnLine = (address: PostalAddress): string =>
  [...addressLines(address), ...(address.country === 'FR' ? ['France'] : [])].join(', ');

export const counted = (count: number, one: string, many: string): string => `${count}\u00a0${count < 2 ? one : many}`;

/** As the words of people stand in a sentence: never cut from their marks. */
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

/** `dans un délai de 5 jours à compter de la remise` */
export const within = (count: number, one: string, many: string): string =>
  `dans un délai de ${counted(count, one, many)} à compter de`;

export function territoryText(code: string): string {
  if (code === 'EU') return 'Union européenne';
  return code === 'WORLD' ? 'Monde entier' : countryText(code);
}
