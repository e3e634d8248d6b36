import { foldLabel } from './fold.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairsOfLetters = letters.flatMap((first) => letters.map((second) => first + second));

/** The code that stands today for an older one: `UK` is `GB`. */
const regionToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4) ?? code;
const languageToday = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;

/** Codes by their names in these languages, the last of which win, made at the first use: who reads codes needs none. */
function namedCodes(
  type: 'region' | 'language',
  codes: string[],
  today: (code: string) => string,
  locales = ['en', 'fr'],
) {
  let known: Map<string, string> | undefined;
  return (name: string): string | undefined => {
    known ??= new Map(
      locales.flatMap((locale) => {
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

const countryNamed = namedCodes('region', pairsOfLetters, regionToday, ['nl', 'pt', 'it', 'es', 'de', 'en', 'fr']);

/** Parts of the world that have codes and are no country. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let countries: Set<string> | undefined;

/** The codes of all countries that have a name, as they are today; made at the first use. */
export function countryCodes(): ReadonlySet<string> {
  if (countries) return countries;
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  countries = new Set(
    pairsOfLetters.filter((code) => names.of(code) && regionToday(code) === code && !noCountry.has(code)),
  );
  return countries;
}

/** Whether a text is the code of a country, in two capitals. */
export const isCountry = (text: string): boolean => countryCodes().has(text);

/** What people call countries besides their names, and the codes of three letters that exports have. */
const otherCountryNames = new Map<string, string>(
  Object.entries({
    ...{ usa: 'US', 'u s a': 'US', 'u s': 'US', 'united states of america': 'US', 'etats unis d amerique': 'US' },
    ...{ 'u k': 'GB', gbr: 'GB', 'great britain': 'GB', 'grande bretagne': 'GB', angleterre: 'GB', england: 'GB' },
    ...{ ecosse: 'GB', scotland: 'GB', wales: 'GB', 'pays de galles': 'GB', hollande: 'NL', holland: 'NL', nld: 'NL' },
    ...{ fra: 'FR', 'france metropolitaine': 'FR', deu: 'DE', ger: 'DE', bel: 'BE', che: 'CH', esp: 'ES', ita: 'IT' },
    ...{ lux: 'LU', prt: 'PT', can: 'CA', mar: 'MA', dza: 'DZ', tun: 'TN', 'ile de la reunion': 'RE', uae: 'AE' },
    ...{ 'republique tcheque': 'CZ', 'czech republic': 'CZ', rdc: 'CD', 'cote d ivoire': 'CI', 'ivory coast': 'CI' },
  }),
);
const twoSmallLetters = pairsOfLetters.map((pair) => pair.toLowerCase());

/** The code of a country from its code or its name. */
export const countryCodeOf = (text: string): string | undefined =>
  /^[a-z]{2}$/i.test(text)
    ? regionToday(text.toUpperCase())
    : (countryNamed(text) ?? otherCountryNames.get(foldLabel(text)));

/** The code of a language from its name. */
export const languageNamed = namedCodes('language', twoSmallLetters, languageToday);
