const [narrow, wide] = ['\u202f', '\u00a0'];

/** An address, an e-mail: nothing in them is typeset. */
const untouched =
  /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[a-z0-9-]+\.(?:com|fr|net|org|io|app|eu|shop|store|example)(?:\/\S*)?/gi;
const units =
  '(?:€|\\$|£|CHF|km\\/h|km|kg|kWh|kW|Wh|mAh|Mo|Go|To|cm|mm|m²|m2|m³|ml|cl|g|l|L|h|min|ans?|jours?|heures?|minutes?|secondes?|semaines?|mois|nuits?|fois|euros?)';

const withUnit = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, 'gu');

const rules: readonly [RegExp, string][] = [
  [/\r\n?/g, '\n'],
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, ''],
  [/[\t\u00a0\u202f\u2000-\u200a\u3000]/g, ' '],
  [/[‘'ʼ´`′](?=\p{L}|\d)/gu, '’'],
  [/(\p{L})['‘ʼ´`]/gu, '$1’'],
  [/\.{3,}/g, '…'],
  [/[“”„"]([^“”„"\n]*)[“”„"]/g, '« $1 »'],
  [/["“”„]/g, ''],
  [/ +/g, ' '],
  [/ *\n */g, '\n'],
  // Once, of each sign.
  [/([!?])(?: ?\1)+/g, '$1'],
  [/,(?: ?,)+/g, ','],
  [/ *,(?=\p{L})/gu, ', '],
  [/« */g, `«${wide}`],
  [/ *»/g, `${wide}»`],
  [/ +([.,…)\]])/g, '$1'],
  [/([([]) +/g, '$1'],
  [/(\S) *([;!?])(?![\w/=&?])/gu, `$1${narrow}$2`],
  [/(\d) +%/g, `$1${narrow}%`],
  [/(\d)%/g, `$1${narrow}%`],
  [/([^\s:]) *:(?=\s|$)/gu, `$1${wide}:`],
  [/(^|[^\p{L}\p{N}])-(\d+(?:[.,]\d+)?)(?=\s?[%€])/gu, '$1−$2'],
];

/** Figures in threes: those that are so already, and those of five signs and more. */
function grouped(text: string): string {
  const apart = text.replace(
    /(?<![\d.,/:\p{L}#_-])(\d{1,3})(?: (\d{3}))(?: (\d{3}))?(?![\d\p{L}])/gu,
    (_, one: string, two: string, three?: string) => [one, two, ...(three ? [three] : [])].join(narrow),
  );
  return apart
    .replace(ofThings, `$1${narrow}$2`)
    .replace(longFigure, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, narrow));
}

/** « 1200 avis »; a year counts nothing. */
const ofThings = /(?<![\d.,/:\p{L}#_-])(?!(?:19|20)\d\d)([1-9])(\d{3})(?= \p{Ll}{3})/gu;
/** No postal code, which has a town after it, and no code that begins with 0. */
const longFigure = /(?<![\d.,/:\p{L}#_-])(?!\d{5} \p{Lu})[1-9]\d{4,8}(?![\d\p{L}]|[.,]\d)/gu;

function typesetPlain(text: string): string {
  let set = text;
  for (const [pattern, by] of rules) set = set.replace(pattern, by);
  set = grouped(set);
  return set.replace(/(\d) ?€/g, `$1${wide}€`).replace(withUnit, `$1${wide}$2`);
}

/** A text with French signs and spaces: ’ … « » and no-break spaces; addresses stay as they are. */
export function typeset(text: string): string {
  const given = text.normalize('NFC');
  let [set, from] = ['', 0];
  for (const found of given.matchAll(untouched)) {
    set += typesetPlain(given.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return (set + typesetPlain(given.slice(from))).trim();
}

/** The first letter of a text, behind the signs that open it, as a capital. */
export const capitalised = (text: string): string =>
  text.replace(/^([«\s\u00a0(✓•–-]*)(\p{Ll})/u, (_, signs: string, letter: string) =>
    letter.toUpperCase().length === 1 ? signs + letter.toUpperCase() : signs + letter,
  );
