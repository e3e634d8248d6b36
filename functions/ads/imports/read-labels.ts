import type { Industry } from '../../../shared/ads/ads.rules.ts';
import { industryNamed } from '../../../shared/ads/industry-named.ts';
import { readLine, readList } from '../../../shared/imports/read-values.ts';
import { countryCodeOf, languageNamed } from '../../../shared/kernel/named-codes.ts';

export const readIndustry = (value: unknown): Industry | null => industryNamed(readLine(value)) ?? null;

/** Codes of countries from codes or names, sorted; what names none (`ALL`, `Europe`) is left out. */
export function readCountries(value: unknown): string[] {
  const codes = readList(value).flatMap((text) => countryCodeOf(text) ?? []);
  return [...new Set(codes)].sort();
}

/** Codes of languages from codes (`fr`, `fr_FR`) or names. */
export function readLanguages(value: unknown): string[] {
  const codes = readList(value).flatMap((text) => {
    const [, code] = /^([a-z]{2,3})([-_][a-z0-9]+)*$/i.exec(text) ?? [];
    return code?.toLowerCase() ?? languageNamed(text) ?? [];
  });
  return [...new Set(codes)];
}
