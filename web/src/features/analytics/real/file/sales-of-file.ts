import {
  type DateOrder,
  dateOrderOf,
  isDateOrderUnsure,
  isReadBothWays,
  type NumericDate,
  numericDate,
} from '../../../../../../shared/imports/date-order.ts';
import { markIn } from '../../../../../../shared/imports/read-figure.ts';
import { currencyOf, type DecimalMark, decimalMarkOf } from '../../../../../../shared/imports/read-values.ts';
import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import type { SalesTable } from './read-sales-file.ts';
import { cellOf, type LineForm, salesLine } from './sales-line.ts';

/** What a person chose where the file does not tell. */
export type SalesChoices = { amount: number; decimal?: DecimalMark; dateOrder?: DateOrder };
export type FileDay = { day: string; revenue: number; orders: number | null; newCustomers: number | null };

export type FileSales = {
  /** The earliest first, each once. */
  days: FileDay[];
  /** Lines are orders: a day without one, between two that have some, sold nothing. */
  byOrder: boolean;
  /** Lines that are not counted, by the reason and with the first value that gave it. */
  leftOut: { reason: string; count: number; example: string }[];
  currencies: string[];
  /** What nothing in the file tells, by a value that can be read in two ways. */
  unsure: { decimal: string | null; date: NumericDate | null };
};

/** What a table of a shop adds up to, day by day. Days of the future, and those that come out negative, are left out. */
export function salesOfFile(table: SalesTable, choices: SalesChoices, today: string): FileSales {
  const { columns, header, firstDay } = table;
  const amounts = table.rows.map((row) => cellOf(row, choices.amount));
  const dates = firstDay ? [] : table.rows.map((row) => cellOf(row, columns.day));
  const mark = choices.decimal ?? decimalMarkOf(amounts);
  const order = choices.dateOrder ?? dateOrderOf(dates) ?? 'dmy';
  const byOrder = columns.order !== undefined;
  const leftOut = new LeftOut();
  const days = sumsOf(table, { amount: choices.amount, decimal: mark ?? '.', order, today }, leftOut);
  const said = [header[choices.amount] ?? '', ...new Set(table.rows.map((row) => cellOf(row, columns.currency)))];
  return {
    days: (byOrder ? withEmptyDays(days) : days).filter(({ day, revenue }) => {
      if (revenue < 0) leftOut.add('jour où les retours dépassent les ventes', day);
      return revenue >= 0;
    }),
    byOrder,
    leftOut: leftOut.all(),
    currencies: currenciesOf(said, amounts),
    unsure: {
      decimal: decimalMarkOf(amounts) ? null : (amounts.find(mayBeThousands) ?? null),
      date: isDateOrderUnsure(dates) ? firstOf(dates) : null,
    },
  };
}

/** The days of a table in their order, each line added to its own. */
function sumsOf(table: SalesTable, form: LineForm, leftOut: LeftOut): FileDay[] {
  const days = new Map<string, FileDay>();
  const seen = new Set<string>();
  for (const row of table.rows) {
    const number = cellOf(row, table.columns.order);
    // The other articles of an order bear its number, with no total or the same again.
    if (number !== '' && (seen.has(number) || cellOf(row, form.amount) === '')) continue;
    if (number !== '') seen.add(number);
    const line = salesLine(table, row, form);
    if (!line) continue;
    if ('reason' in line) leftOut.add(line.reason, line.example);
    else days.set(line.day, sumOf(days.get(line.day), line));
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function sumOf(sum: FileDay | undefined, line: FileDay): FileDay {
  const both = (name: 'orders' | 'newCustomers') =>
    line[name] === null ? (sum?.[name] ?? null) : (sum?.[name] ?? 0) + line[name];
  const revenue = Math.round(((sum?.revenue ?? 0) + line.revenue) * 100) / 100;
  return { day: line.day, revenue, orders: both('orders'), newCustomers: both('newCustomers') };
}

class LeftOut {
  #lines = new Map<string, { count: number; example: string }>();

  add(reason: string, example: string): void {
    const one = this.#lines.get(reason) ?? { count: 0, example: example.slice(0, 40) };
    this.#lines.set(reason, { ...one, count: one.count + 1 });
  }

  all = () => [...this.#lines].map(([reason, line]) => ({ reason, ...line }));
}

function withEmptyDays(days: readonly FileDay[]): FileDay[] {
  return days.flatMap((one, at) => {
    const next = days[at + 1];
    const all = [one];
    for (let day = addDays(one.day, 1); next && day < next.day; day = addDays(day, 1))
      all.push({ day, revenue: 0, orders: 0, newCustomers: one.newCustomers === null ? null : 0 });
    return all;
  });
}

const mostSigns = 1_000;

/** What its columns say, else the signs beside its amounts. */
function currenciesOf(said: readonly string[], amounts: readonly string[]): string[] {
  const codesOf = (texts: readonly string[]) => [
    ...new Set(texts.map(currencyOf).filter((code) => code !== undefined)),
  ];
  const named = codesOf(said);
  return named.length > 0 ? named : codesOf(amounts.filter((text) => /[^\d\s.,-]/.test(text)).slice(0, mostSigns));
}

const mayBeThousands = (text: string) => /[.,]\d{3}\D*$/.test(text) && markIn(text) === undefined;

const firstOf = (dates: readonly string[]): NumericDate | null =>
  dates.map(numericDate).find((date) => date !== undefined && isReadBothWays(date)) ?? null;
