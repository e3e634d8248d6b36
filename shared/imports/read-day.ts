import { dayMs } from '../kernel/day.ts';
import { foldLabel } from '../kernel/fold.ts';
import { type DateOrder, numericDate } from './date-order.ts';
import { readCell, readLine } from './read-values.ts';

/** By the first letters that tell them apart, French then English. */
const months = [
  ['janv', 'jan'],
  ['fevr', 'fev', 'feb'],
  ['mars', 'mar'],
  ['avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['aout', 'aug'],
  ['sept', 'sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];

/** How the column is written that a date stands in: see `dateOrderOf`. */
export type DateForm = { order?: DateOrder | undefined };

/**
 * The calendar day that a date names, as the source wrote it, its time left aside: ISO, `20260512`, `12/05/2026` or `12/05/26`
 * in the order of its column (the day first when nobody knows), `12 mai 2026`, `May 12, 2026`, seconds since 1970, or the
 * number of a day in a spreadsheet. Null when there is none, undefined when unreadable, as one is that contradicts the order.
 */
export function readDay(value: unknown, { order = 'dmy' }: DateForm = {}): string | null | undefined {
  const text = readCell(value);
  if (!text) return text;
  if (text.length > longestDate) return undefined;
  return readNumber(text) ?? readIso(text) ?? readNumeric(text, order) ?? readNamed(text);
}

/** The days of a cell that holds a start, or a start and an end: `22 mai 2025 - 30 mai 2025`. */
export function readDays(value: unknown, form: DateForm = {}): { from: string | null | undefined; to?: string | null } {
  const text = readLine(value).slice(0, longestDate);
  for (const { index, 0: between } of text.matchAll(/\s(?:-|–|—|→|to|au|jusqu['’]au)\s/gi)) {
    const from = readDay(text.slice(0, index), form);
    const to = readEnd(text.slice(index + between.length), form);
    if (from && to !== undefined) return { from, to };
  }
  return { from: readDay(value, form) };
}

const longestDate = 200;

const stillOn = new Set([
  ...['still running', 'running', 'active', 'ongoing', 'present', 'now', 'today', 'current', 'never', 'no end date'],
  ...['en cours', 'en diffusion', 'diffusion en cours', 'toujours en cours', 'toujours active', 'actif', 'present'],
  ...['aujourd hui', 'ce jour', 'a ce jour', 'jamais', 'sans fin', 'continu', 'en continu', 'pas de date de fin'],
]);

/** The day on which something ended: null when it has not, in words (`still running`, `en cours`) or by an empty cell. */
export const readEnd = (value: unknown, form: DateForm = {}): string | null | undefined =>
  stillOn.has(foldLabel(readLine(value).slice(0, longestDate))) ? null : readDay(value, form);

// Day 1 of spreadsheets is 1 January 1900, and they count a 29 February that this year did not have.
const dayZero = Date.UTC(1899, 11, 30);

function readNumber(text: string): string | undefined {
  if (/^\d{10}(\d{3})?(\.\d+)?$/.test(text)) return dayOf(Number(text.slice(0, 10)) * 1000);
  if (/^\d{5}([.,]\d+)?$/.test(text)) return inRange(dayOf(dayZero + Number(text.slice(0, 5)) * dayMs));
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})(?![\d.,])/.exec(text) ?? [];
  return day(year, month, date);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function readIso(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  return day(year, month, date);
}

function readNumeric(text: string, order: DateOrder): string | undefined {
  const written = numericDate(text);
  if (!written) return undefined;
  const [date, month] = order === 'dmy' ? [written.first, written.second] : [written.second, written.first];
  return day(String(written.year), String(month), String(date));
}

function readNamed(text: string): string | undefined {
  const folded = foldLabel(text.replace(/\b\d{1,2}\s?[:h]\s?\d{2}(:\d{2}([.,]\d+)?)?/gi, ' '));
  const [, date, name = '', year] =
    /(?:^| )(\d{1,2})(?:er|st|nd|rd|th)? ?([a-z]{3,9}) ?(\d{4}|\d{2})(?: |$)/.exec(folded) ?? [];
  if (name) return day(fullYear(year), monthOf(name), date);
  const [, english, dated, after] = /(?:^| )([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})(?: |$)/.exec(folded) ?? [];
  return english ? day(after, monthOf(english), dated) : undefined;
}

const fullYear = (year = '') => (year.length === 2 ? `${Number(year) < 90 ? 20 : 19}${year}` : year);

const monthOf = (name: string): string =>
  String(months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1);

function day(year = '', month = '', date = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text ? inRange(text) : undefined;
}

const inRange = (text: string) => (text >= '1990' && text < '2100' ? text : undefined);
