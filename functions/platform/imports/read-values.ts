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

const suffixes: Record<string, number> = { k: 1_000, m: 1_000_000, md: 1_000_000_000, b: 1_000_000_000 };

/** An amount as French or English people write it; null when there is none, undefined when it cannot be read. */
export function readAmount(value: unknown): number | null | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  const text = readLine(value)
    .replace(/[\s'’_]/g, '')
    .replace(/^(EUR|USD|GBP|CHF|[€$£])|(EUR|USD|GBP|CHF|[€$£])$/gi, '');
  if (text === '') return value === undefined || value === null || typeof value === 'string' ? null : undefined;
  const [, digits = '', suffix = ''] = /^([\d.,]+)(k|md|m|b)?$/i.exec(text) ?? [];
  const plain = plainNumber(digits);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) * (suffixes[suffix.toLowerCase()] ?? 1) : undefined;
}

/** Which of comma and point parts thousands: the first of the two, or the one that stands before three digits only. */
function plainNumber(digits: string): string {
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const thousands = decimal === ',' ? '.' : ',';
  if (/^\d{1,3}(,\d{3})+$/.test(digits) || /^\d{1,3}(\.\d{3}){2,}$/.test(digits)) return digits.replace(/[.,]/g, '');
  return digits.replaceAll(thousands, '').replace(decimal, '.');
}

const longestRange = 100;

/** Two bounds. An upper one that was not asked for is the lower one: the figure is exact; an empty one is open. */
export function readRange(lower: unknown, upper: unknown, exact: boolean) {
  const text = readLine(lower);
  if (text.length > longestRange) return undefined;
  const [, from, to] = /^\D*(\d[\d\s.,]*[km]?)\s*(?:-|–|—|à|to)\s*(\d[\d\s.,]*[km]?)\D*$/i.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return bounds(readAmount(from), readAmount(to));
  const [, sign, bound] = /^([<>≤≥]=?)\s*(.+)$/.exec(text) ?? [];
  if (sign?.startsWith('<') || sign === '≤') return bounds(0, readAmount(bound));
  if (sign) return bounds(readAmount(bound), null);
  const known = readAmount(lower);
  return bounds(known, exact ? known : readAmount(upper));
}

type Amount = number | null | undefined;

function bounds(lower: Amount, upper: Amount): { lower: number; upper: number | null } | null | undefined {
  if (lower === undefined || upper === undefined) return undefined;
  if (lower === null && upper === null) return null;
  return { lower: lower ?? 0, upper };
}
