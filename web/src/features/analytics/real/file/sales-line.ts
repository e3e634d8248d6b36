import { firstSalesDay } from '../../../../../../shared/analytics/sales.rules.ts';
import type { DateOrder } from '../../../../../../shared/imports/date-order.ts';
import { readDay } from '../../../../../../shared/imports/read-day.ts';
import { readFigure } from '../../../../../../shared/imports/read-figure.ts';
import type { DecimalMark } from '../../../../../../shared/imports/read-values.ts';
import { isTotalLine } from '../../../../../../shared/imports/total-lines.ts';
import { foldLabel } from '../../../../../../shared/kernel/fold.ts';
import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import type { SalesTable } from './read-sales-file.ts';
import type { SalesColumns } from './sales-columns.ts';

/** How the table is written, and the last day that may have sold anything. */
export type LineForm = { amount: number; decimal: DecimalMark; order: DateOrder; today: string };

/** What a line sells, in the file's currency; or why it is not counted, with what it says. */
export type SalesLine =
  | { day: string; revenue: number; orders: number | null; newCustomers: number | null }
  | { reason: string; example: string };

export const cellOf = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').trim();

/** One line of a table of sales; null for a line of totals. */
export function salesLine({ columns, firstDay }: SalesTable, row: readonly string[], form: LineForm): SalesLine | null {
  const written = cellOf(row, columns.day);
  const day = firstDay ? nthDay(firstDay, written) : readDay(written, { order: form.order });
  if (isTotalLine(row, Boolean(day)) || (written === '' && columns.order === undefined)) return null;
  if (!day) return { reason: 'jour illisible', example: written };
  if (day > form.today) return { reason: 'jour à venir', example: written };
  if (day < firstSalesDay) return { reason: 'jour trop ancien', example: written };
  const revenue = readFigure(cellOf(row, form.amount), form.decimal) ?? null;
  if (columns.order !== undefined) return soldBy(columns, row, { day, revenue, form });
  if (revenue === null) return unread(row, form);
  const count = (column: number | undefined) => wholeOf(cellOf(row, column), form.decimal);
  return { day, revenue, orders: count(columns.orders), newCustomers: count(columns.newCustomers) };
}

type Order = { day: string; revenue: number | null; form: LineForm };

/** An order, less what was given back of it. */
function soldBy(columns: SalesColumns, row: readonly string[], { day, revenue, form }: Order): SalesLine {
  const [status, cancelled] = [cellOf(row, columns.status), cellOf(row, columns.cancelled)];
  if (cancelled || isUnsold(status))
    return { reason: 'commande annulée, remboursée ou impayée', example: status || cancelled };
  if (revenue === null) return unread(row, form);
  const refunded = readFigure(cellOf(row, columns.refunded), form.decimal) ?? 0;
  const newCustomers =
    columns.isNew === undefined
      ? null
      : Number(/^(1|oui|yes|true|vrai|new|nouveau|nouvelle)\b/i.test(cellOf(row, columns.isNew)));
  return { day, revenue: revenue - refunded, orders: 1, newCustomers };
}

const unread = (row: readonly string[], { amount }: LineForm) => ({
  reason: 'montant illisible',
  example: cellOf(row, amount),
});

const nthDay = (firstDay: string, text: string): string | undefined =>
  /^\d{1,4}$/.test(text) ? addDays(firstDay, Number(text)) : undefined;

function wholeOf(text: string, decimal: DecimalMark): number | null {
  const value = readFigure(text, decimal);
  return typeof value === 'number' && value >= 0 ? Math.round(value) : null;
}

/** What shops call orders that brought nothing; one that was refunded in part did. */
const unsold =
  /^(cancel|annul|void|refund|rembours|fail|ech(ou|ec)|erreur|payment error|pending|awaiting|en attente|on hold|unpaid|non paye|impaye|draft|checkout draft|brouillon|expire|abandon|trash|corbeille|refus)/;

function isUnsold(status: string): boolean {
  const plain = foldLabel(status.slice(0, 60));
  return unsold.test(plain) && !/partiel|partial/.test(plain);
}
