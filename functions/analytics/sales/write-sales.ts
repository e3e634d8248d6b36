import { salesProblems } from '../../../shared/analytics/sales.rules.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { SalesBook } from './sales-book.entity.ts';
import { SalesYear, type StoredSales } from './sales-year.entity.ts';
import { readBook, readYears, storedDay, yearsOf } from './stored-sales.ts';

/** A day as someone says it; without a revenue it is taken away. */
export type SaidDay = {
  day: string;
  revenue: number | null;
  orders?: number | null | undefined;
  newCustomers?: number | null | undefined;
};

export type SalesChange = { created: number; updated: number; unchanged: number; removed: number };

/** A 400 that names the first day which has not come yet: sales of today may still be counted. */
export function refuseFuture(rows: readonly SaidDay[]): void {
  const today = parisDay();
  const at = rows.findIndex(({ day }) => day > today);
  if (at >= 0) throw invalidField(`rows.${at}.day`, salesProblems.future);
}

/**
 * What writes some days, each once, in place of those that were there: an operation a year that changes, and one. None where all
 * is there already. On the revision of the book, so two writers lose nothing and never mix currencies; a 409 where these are
 * of another currency than those that stay.
 */
export async function salesWrites(workspaceId: string, rows: readonly SaidDay[], currency: string) {
  const years = yearsOf(rows.map(({ day }) => day));
  // In this order: years of before, with a book of after, would be written over without refusal.
  const book = await readBook(workspaceId);
  const stored = await readYears(workspaceId, years);
  const change: SalesChange = { created: 0, updated: 0, unchanged: 0, removed: 0 };
  const changed = new Set<string>();
  const known = rows.filter(({ day }) => stored.get(day.slice(0, 4))?.[day.slice(5)]).length;
  if (book.currency !== null && book.currency !== currency && book.days > known)
    throw new AppError('sales_currency', { message: salesProblems.currency(book.currency, currency) });
  for (const row of rows) {
    const year = row.day.slice(0, 4);
    const done = replaceDay(stored.get(year) ?? {}, row);
    change[done]++;
    if (done !== 'unchanged') changed.add(year);
  }
  const days = book.days + change.created - change.removed;
  const isSame = changed.size === 0 && (days === 0 || book.currency === currency);
  const operations = isSame
    ? []
    : [bookWrite(workspaceId, { ...book, currency, days }), ...yearWrites(workspaceId, stored, changed)];
  return { operations, change, days, currency: days > 0 ? currency : null };
}

function replaceDay(stored: StoredSales, row: SaidDay): keyof SalesChange {
  const { day, revenue, orders = null, newCustomers = null } = row;
  const key = day.slice(5);
  const before = stored[key];
  if (revenue === null) {
    delete stored[key];
    return before ? 'removed' : 'unchanged';
  }
  const after = storedDay({ day, revenue, orders, newCustomers });
  stored[key] = after;
  if (!before) return 'created';
  return after.every((value, at) => value === before[at]) ? 'unchanged' : 'updated';
}

function bookWrite(
  workspaceId: string,
  { revision, ...book }: { revision: number; currency: string; days: number },
): Operation {
  const written = SalesBook.put({ workspaceId, ...book, revision: revision + 1 });
  return put(
    written.where((attr, { eq, notExists }) =>
      revision === 0 ? notExists(attr.revision) : eq(attr.revision, revision),
    ),
    changedMeanwhile,
  );
}

const yearWrites = (workspaceId: string, stored: ReadonlyMap<string, StoredSales>, changed: ReadonlySet<string>) =>
  [...changed].map((year) => put(SalesYear.put({ workspaceId, year, days: stored.get(year) ?? {} })));
