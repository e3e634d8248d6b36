import { addressLines, type PostalAddress } from '../postal-address.ts';

export const moneyText = (euros: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(euros);

export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const countryText = (code: string): string => new Intl.DisplayNames('fr', { type: 'region' }).of(code) ?? code;

export const addressOnLine = (address: PostalAddress): string =>
  [...addressLines(address), ...(address.country === 'FR' ? ['France'] : [])].join(', ');

export const counted = (count: number, one: string, many: string): string => `${count}\u00a0${count < 2 ? one : many}`;

export function territoryText(code: string): string {
  if (code === 'EU') return 'Union européenne';
  return code === 'WORLD' ? 'Monde entier' : countryText(code);
}
