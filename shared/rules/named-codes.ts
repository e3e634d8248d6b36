import { type Industry, industries } from './ads.ts';
import { foldLabel } from './fold-label.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairsOfLetters = letters.flatMap((first) => letters.map((second) => first + second));

/** The code that stands today for an older one: `UK` is `GB`. */
const regionToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4) ?? code;
const languageToday = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;

/** Codes by their names in French and English, made at the first use: who reads codes needs none. */
function namedCodes(type: 'region' | 'language', codes: string[], today: (code: string) => string) {
  let known: Map<string, string> | undefined;
  return (name: string): string | undefined => {
    known ??= new Map(
      ['en', 'fr'].flatMap((locale) => {
        const names = new Intl.DisplayNames(locale, { type, fallback: 'none' });
        return codes.flatMap((code): [string, string][] => {
          const found = names.of(code);
          return found ? [[foldLabel(found), today(code)]] : [];
        });
      }),
    );
    return known.get(foldLabel(name));
  };
}

const countryNamed = namedCodes('region', pairsOfLetters, regionToday);
const twoSmallLetters = pairsOfLetters.map((pair) => pair.toLowerCase());

/** The code of a country from its code or its name. */
export const countryCodeOf = (text: string): string | undefined =>
  /^[a-z]{2}$/i.test(text) ? regionToday(text.toUpperCase()) : countryNamed(text);

/** The code of a language from its name. */
export const languageNamed = namedCodes('language', twoSmallLetters, languageToday);

const industriesByName = new Map<string, Industry>(
  (Object.keys(industries) as Industry[]).flatMap((code) => [
    [foldLabel(code), code],
    [foldLabel(industries[code]), code],
  ]),
);

/** The code of an industry from its code or its French name. */
export const industryNamed = (text: string): Industry | undefined => industriesByName.get(foldLabel(text));
