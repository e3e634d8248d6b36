const accessToken = /(access_token(?:=|%3D|%253D))(?:(?!%(?:25)?2[36])[^&#\s"<>])*/gi;

/**
 * A text as it is stored: whole characters, no access token, no control characters but line breaks and tabs, `''` for
 * what is no text. Here and below no pattern looks at a character more than a few times: files are of anyone's making.
 */
export function readText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(accessToken, '$1')
    .trim();
}

export const readLine = (value: unknown): string =>
  readText(value).replace(/\s+/g, (blank) => (/[\n\t]/.test(blank) ? ' ' : blank));

const longestShown = 40;

/** A value as a reason quotes it. */
export function shownValue(value: unknown): string {
  const text = readLine(value);
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
}

/** The texts of a list, or of a line such as `a, b` or `['a', 'b']`; each once. */
export function readList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : readLine(value).split(/[,;|[\]]/);
  const texts = parts.map((part) => withoutQuotes(readLine(part)));
  return [...new Set(texts.filter((text) => text !== ''))];
}

function withoutQuotes(text: string): string {
  let [from, to] = [0, text.length];
  while (isQuote(text[from])) from++;
  while (to > from && isQuote(text[to - 1])) to--;
  return text.slice(from, to).trim();
}

const isQuote = (letter: string | undefined) => letter === '"' || letter === "'";

/** What people write where there is nothing to say. */
const saidEmpty =
  /^(-+|–|—|\.|\?|n\/?[ad]|n\.[ad]\.?|n\.?[cr]\.?|null|none|nil|aucune?|néant|vide|inconnue?|unknown)$/i;

/** The text of a cell: null when it says nothing (`''`, `-`, `N/A`, `aucun`), undefined when it holds no text at all. */
export function readCell(value: unknown): string | null | undefined {
  const text = readLine(value);
  if (text !== '') return saidEmpty.test(text) ? null : text;
  return value === undefined || value === null || typeof value === 'string' ? null : undefined;
}

export type DecimalMark = ',' | '.';
/** How the column is written that an amount stands in: see `decimalMarkOf`. */
export type AmountForm = { decimal?: DecimalMark | undefined };

const powers: Record<string, number> = { k: 3, m: 6, mio: 6, md: 9, mrd: 9, b: 9 };
const unit = '[€$£]|[A-Z]{3}|[A-Z]{2,3}\\$|\\$[A-Z]{2,3}|euros?|dollars?';
const written = new RegExp(
  `^(${unit})?([\\d.,]+?)(?:[.,][-–—]{1,2})?(k|mio|mrd|md|m|b)?(${unit})?(H\\.?T\\.?|T\\.?T\\.?C\\.?|HTVA)?$`,
  'i',
);
const longestAmount = 60;

/**
 * An amount as French or English people write it: `1 250,50 € HT`, `CHF 1'500.-`, `$1,234.56`, `12 k€`; null when there is
 * none, undefined when it cannot be read or is negative. Three digits after a single mark (`12.500`) are thousands, unless
 * the other amounts of the column show that this mark parts decimals.
 */
export function readAmount(value: unknown, { decimal }: AmountForm = {}): number | null | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  const text = readCell(value);
  if (text === null || text === undefined) return text;
  const { digits = '', suffix = '' } = partsOf(text) ?? {};
  const [whole, rest] = splitLast(digits, markOf(digits) ?? decimal);
  if (!/^(\d+|\d{1,3}([.,]\d{2,3})*[.,]\d{3})?$/.test(whole) || !/^\d*$/.test(rest)) return undefined;
  if (whole + rest === '') return undefined;
  // Shifted in the text: 1.1 times a thousand is not 1100 in floating point.
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${rest || '0'}e${powers[suffix.toLowerCase()] ?? 0}`);
}

function partsOf(text: string): { digits: string; suffix: string | undefined } | undefined {
  if (text.length > longestAmount) return undefined;
  const [, before, digits, suffix, after] = written.exec(text.replace(/[\s'’_]/g, '')) ?? [];
  const isMoney = [before, after].every((one) => !one || !/^[A-Z]{3}$/i.test(one) || isCurrency(one.toUpperCase()));
  return digits !== undefined && isMoney ? { digits, suffix } : undefined;
}

function splitLast(digits: string, mark: DecimalMark | undefined): [string, string] {
  const at = mark ? digits.lastIndexOf(mark) : -1;
  return at === -1 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
}

/** The mark that parts decimals in an amount, undefined when the amount itself does not tell. */
function markOf(digits: string): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const [first, last] = [marks.at(0), marks.at(-1)] as (DecimalMark | undefined)[];
  if (first !== last) return last;
  if (marks.length > 1) return first === ',' ? '.' : ',';
  const [whole, rest] = splitLast(digits, last);
  return last && (rest.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)) ? last : undefined;
}

/** The mark that parts decimals in a column of amounts, as most of those tell that do; undefined when none does. */
export function decimalMarkOf(values: Iterable<string>): DecimalMark | undefined {
  let balance = 0;
  for (const value of values) {
    const mark = markOf(partsOf(readLine(value))?.digits ?? '');
    if (mark) balance += mark === ',' ? 1 : -1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? ',' : '.';
}

const signs: [RegExp, string][] = [
  [/€|euros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/\$/, 'USD'],
];

/** The currency that an amount or the name of its column says: `1 250 € HT`, `Amount spent (CHF)`. */
export function currencyOf(text: string): string | undefined {
  if (text.length > longestRange) return undefined;
  const code = text
    .toUpperCase()
    .match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)
    ?.find(isCurrency);
  return code ?? signs.find(([sign]) => sign.test(text))?.[1];
}

let currencies: Set<string> | undefined;

function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

const longestRange = 100;

/** Two bounds. An upper one that was not asked for is the lower one: the figure is exact; an empty one is open. */
export function readRange(lower: unknown, upper: unknown, exact: boolean, form: AmountForm = {}) {
  const text = readLine(lower);
  if (text.length > longestRange) return undefined;
  const [, from, to] = /^\D*(\d[\d\s.,]*[km]?)\s*(?:-|–|—|à|to)\s*(\d[\d\s.,]*[km]?)\D*$/i.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return bounds(readAmount(from, form), readAmount(to, form));
  const [, sign, bound] = /^([<>≤≥]=?)\s*(.+)$/.exec(text) ?? [];
  if (sign?.startsWith('<') || sign === '≤') return bounds(0, readAmount(bound, form));
  if (sign) return bounds(readAmount(bound, form), null);
  const known = readAmount(lower, form);
  return bounds(known, exact ? known : readAmount(upper, form));
}

type Amount = number | null | undefined;
/** The table takes no larger number. */
const mostCounted = Number.MAX_SAFE_INTEGER;

function bounds(lower: Amount, upper: Amount): { lower: number; upper: number | null } | null | undefined {
  if (lower === undefined || upper === undefined || Math.max(lower ?? 0, upper ?? 0) > mostCounted) return undefined;
  if (lower === null && upper === null) return null;
  return { lower: lower ?? 0, upper };
}
