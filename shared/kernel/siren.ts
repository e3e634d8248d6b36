import { passesLuhn } from './siret.ts';

/** The digits of a SIREN, however it is spaced; null when its check digit, by Luhn, is wrong. */
export function readSiren(text: string): string | null {
  const digits = text.replace(/[\s.\u00a0\u202f]/g, '');
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return null;
  return passesLuhn(digits) ? digits : null;
}

const ofTheUnion =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI|GB|CHE)[0-9A-Z+*]{2,13}$/;

/** A VAT number without its spaces; null when it has the form of none. Of a French one, the SIREN and its key are checked. */
export function readVatNumber(text: string): string | null {
  const number = text.toUpperCase().replace(/[\s.\-\u00a0\u202f]/g, '');
  if (!ofTheUnion.test(number)) return null;
  if (!number.startsWith('FR')) return number;
  const [, key = '', rest = ''] = /^FR([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? [];
  const siren = readSiren(rest);
  if (!siren) return null;
  // Keys with letters follow a rule that the administration does not publish.
  return /^\d\d$/.test(key) && Number(key) !== (12 + 3 * (Number(siren) % 97)) % 97 ? null : number;
}
