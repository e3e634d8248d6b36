import { foldLabel } from '../../../shared/rules/ad-columns.ts';
import {
  type AdFormat,
  type AdPlatform,
  adPlatforms,
  callToActions,
  type Industry,
  industries,
} from '../../../shared/rules/ads.ts';
import { readLine, readList } from './read-values.ts';

/** The codes of a closed list by their own name, their French label and what else they are called. */
function byLabel<Code extends string>(labels: Record<Code, string>, others: Record<string, NoInfer<Code>> = {}) {
  const entries = Object.entries<string>(labels) as [Code, string][];
  return new Map<string, Code>([
    ...Object.entries<Code>(others),
    ...entries.map(([code, label]): [string, Code] => [foldLabel(label), code]),
    ...entries.map(([code]): [string, Code] => [foldLabel(code), code]),
  ]);
}

const platforms = byLabel(adPlatforms, {
  fb: 'facebook',
  'facebook feed': 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  'instagram stories': 'instagram',
  'facebook messenger': 'messenger',
  an: 'audience_network',
  'meta audience network': 'audience_network',
  'tik tok': 'tiktok',
  'you tube': 'youtube',
  'google ads': 'google',
  search: 'google',
  'linked in': 'linkedin',
  snap: 'snapchat',
});

export function readPlatforms(value: unknown): AdPlatform[] {
  return [...new Set(readList(value).map((label) => platforms.get(foldLabel(label)) ?? 'other'))];
}

const formats: [RegExp, AdFormat][] = [
  [/^(carousel|carrousel|collection|diaporama|slideshow|multi image)/, 'carousel'],
  [/^(video|reel|gif anime)/, 'video'],
  [/^(image|photo|static|statique|visuel|meme|banner|banniere|display)/, 'image'],
  [/^(text|texte|search|none|post)/, 'text'],
];

export function readFormat(value: unknown): AdFormat {
  const label = foldLabel(readLine(value));
  return formats.find(([pattern]) => pattern.test(label))?.[1] ?? 'unknown';
}

const actions = byLabel(callToActions, {
  'learn more': 'LEARN_MORE',
  'see more': 'LEARN_MORE',
  decouvrir: 'LEARN_MORE',
  'acheter maintenant': 'BUY_NOW',
  'je m inscris': 'SIGN_UP',
  inscription: 'SIGN_UP',
  'install now': 'INSTALL_MOBILE_APP',
  'install app': 'INSTALL_MOBILE_APP',
  installer: 'INSTALL_MOBILE_APP',
  'installer maintenant': 'INSTALL_MOBILE_APP',
  'send message': 'MESSAGE_PAGE',
  'send whatsapp message': 'WHATSAPP_MESSAGE',
  'contactez nous': 'CONTACT_US',
  contacter: 'CONTACT_US',
  'appeler maintenant': 'CALL_NOW',
  'reserver maintenant': 'BOOK_NOW',
  'commander maintenant': 'ORDER_NOW',
  'obtenir un devis': 'GET_QUOTE',
  'obtenir l offre': 'GET_OFFER',
  'y aller': 'GET_DIRECTIONS',
  donate: 'DONATE_NOW',
  donner: 'DONATE_NOW',
});

/** Meta's code of a button, from its code or its label; one that we do not know keeps its own words: `VOIR_LE_MENU`. */
export function readCallToAction(value: unknown): string | null {
  const label = foldLabel(readLine(value));
  if (label === '' || label === 'no button' || label === 'none') return null;
  const own = label
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 40)
    .toUpperCase();
  return actions.get(label) ?? (own || null);
}

const sectors = byLabel(industries);
export const readIndustry = (value: unknown): Industry | null => sectors.get(foldLabel(readLine(value))) ?? null;

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
const languageNamed = namedCodes('language', twoSmallLetters, languageToday);

/** Codes of countries from codes or names, sorted; what names none (`ALL`, `Europe`) is left out. */
export function readCountries(value: unknown): string[] {
  const codes = readList(value).flatMap((text) =>
    /^[a-z]{2}$/i.test(text) ? regionToday(text.toUpperCase()) : (countryNamed(text) ?? []),
  );
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
