import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Calling codes of the overseas departments by how their numbers begin after the zero; people dial them like any French
 * number, and many write +33 before them. Source: Arcep's national numbering plan.
 */
const overseas: [RegExp, string][] = [
  [/^(590|690|691)/, '590'],
  [/^(594|694)/, '594'],
  [/^(596|696|697)/, '596'],
  [/^(262|263|269|639|692|693)/, '262'],
];
const frenchNumbering = new Set(['FR', 'GP', 'BL', 'MF', 'GF', 'MQ', 'RE', 'YT']);

/** E.164 of a French number of overseas; null when it is none. */
function overseasPhone(raw: string): string | null {
  const [, number = ''] = /^(?:\+33|0033|0)0?(\d{9})$/.exec(raw.replace(/\(0\)|[^\d+]/g, '')) ?? [];
  const code = overseas.find(([start]) => start.test(number))?.[1];
  return code ? `+${code}${number}` : null;
}

/** E.164 of a number as people write it, in France unless it or `country` (an ISO code) says otherwise; null when no phone can have it. */
export function readPhone(raw: string, country?: string | null): string | null {
  const home = country && isSupportedCountry(country) ? country : 'FR';
  if (raw.length > 60) return null;
  if (frenchNumbering.has(home) || /^\s*(\+|00)33/.test(raw)) {
    const found = overseasPhone(raw) ?? (home === 'FR' ? null : readPhone(raw));
    if (found) return found;
  }
  // « +33 (0)1 » is how many French people write the zero that one does not dial from abroad.
  const number = parsePhoneNumberFromString(raw.replace(/^(\s*(?:\+|00)\d{2,3}[\s.-]*)\(0\)/, '$1'), home);
  return number?.isPossible() ? number.number : null;
}

/** As it is dialled from France: `06 12 34 56 78`, `06 39 98 94 75`, `0590 12 34 56`, or `+32 470 12 34 56` abroad. */
export function showPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const isFrench =
    number.countryCallingCode === '33' || overseas.some(([, code]) => code === number.countryCallingCode);
  if (!isFrench) return number.formatInternational();
  const national = number.formatNational();
  // Mobile numbers are said by pairs overseas too.
  return /^0[67]/.test(national) ? national.replace(/\D/g, '').replace(/\B(?=(\d\d)+$)/g, ' ') : national;
}
