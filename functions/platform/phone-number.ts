import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 of a number as people write it, in France unless it or `country` (an ISO code) says otherwise; null when no phone can have it. */
export function readPhone(raw: string, country?: string | null): string | null {
  const home = country && isSupportedCountry(country) ? country : 'FR';
  // « +33 (0)1 » is how many French people write the zero that one does not dial from abroad.
  const number = parsePhoneNumberFromString(raw.replace(/^(\s*(?:\+|00)\d{2,3}[\s.-]*)\(0\)/, '$1'), home);
  return number?.isPossible() ? number.number : null;
}

/** As it is dialled from France: `06 12 34 56 78`, or `+32 470 12 34 56` abroad. */
export function showPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.countryCallingCode === '33' ? number.formatNational() : number.formatInternational();
}
