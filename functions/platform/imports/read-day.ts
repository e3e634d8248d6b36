import { foldLabel } from '../../../shared/rules/fold-label.ts';
import { readLine } from './read-values.ts';

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

/**
 * The calendar day that a date names, as the source wrote it: ISO with or without time, `12/05/2026` (the day first, unless
 * that names no day), `12 mai 2026`, `May 12, 2026`, or seconds since 1970. Null when there is none, undefined when unreadable.
 */
export function readDay(value: unknown): string | null | undefined {
  const text = readLine(value);
  if (text === '')
    return value === undefined || value === null || value === '' || typeof value === 'string' ? null : undefined;
  if (/^\d{10}(\d{3})?(\.\d+)?$/.test(text))
    return new Date(Number(text.slice(0, 10)) * 1000).toISOString().slice(0, 10);
  return readIso(text) ?? readNumeric(text) ?? readNamed(text);
}

function readIso(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  return day(year, month, date);
}

function readNumeric(text: string): string | undefined {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(text) ?? [];
  return day(year, second, first) ?? day(year, first, second);
}

function readNamed(text: string): string | undefined {
  const folded = foldLabel(text);
  const [, date, name, year] = /(?:^| )(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]{3,9}) (\d{4})(?: |$)/.exec(folded) ?? [];
  if (name) return day(year, monthOf(name), date);
  const [, english, dated, after] = /(?:^| )([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})(?: |$)/.exec(folded) ?? [];
  return english ? day(after, monthOf(english), dated) : undefined;
}

const monthOf = (name: string): string =>
  String(months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1);

function day(year = '', month = '', date = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return real && text >= '1990' && text < '2100' ? text : undefined;
}
