import type { RealDay } from '../../../shared/rules/blended.ts';
import { inHundredths, ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { SalesBook } from './sales-book.entity.ts';
import { SalesYear, type StoredSales } from './sales-year.entity.ts';

export type Sales = { items: RealDay[]; currency: string | null; days: number };

/** The real sales of a period, the earliest first, with the currency and the number of all. */
export async function readSales(workspaceId: string, { from, to }: Period): Promise<Sales> {
  const years = yearsOf([from, to]);
  const [{ currency, days }, byYear] = await Promise.all([
    readBook(workspaceId),
    readYears(workspaceId, yearsBetween(years[0] ?? '', years.at(-1) ?? '')),
  ]);
  const items = [...byYear].flatMap(([year, stored]) =>
    Object.entries(stored).map(([rest, [cents, orders, newCustomers]]) => ({
      day: `${year}-${rest}`,
      revenue: ofHundredths(cents),
      orders,
      newCustomers,
    })),
  );
  const inside = items.filter(({ day }) => day >= from && day <= to).sort((a, b) => (a.day < b.day ? -1 : 1));
  return { items: inside, currency: days > 0 ? currency : null, days };
}

/** Revision 0 while nothing was ever written. */
export async function readBook(workspaceId: string) {
  const { data } = await SalesBook.get({ workspaceId }).go({ consistent: true });
  return { currency: data?.currency ?? null, days: data?.days ?? 0, revision: data?.revision ?? 0 };
}

/** By year; of one without sales, nothing. A hundred years at most. */
export async function readYears(workspaceId: string, years: readonly string[]): Promise<Map<string, StoredSales>> {
  const items = await readTogether(years.map((year) => SalesYear.get({ workspaceId, year })));
  return new Map(years.map((year, at) => [year, SalesYear.parse({ Item: items[at] }).data?.days ?? {}]));
}

export const yearsOf = (days: readonly string[]): string[] => [...new Set(days.map((day) => day.slice(0, 4)))].sort();

function yearsBetween(first: string, last: string): string[] {
  const years: string[] = [];
  for (let year = Number(first); year <= Number(last); year++) years.push(String(year).padStart(4, '0'));
  return years;
}

export const storedDay = ({ revenue, orders, newCustomers }: RealDay): StoredSales[string] => [
  inHundredths(revenue),
  orders,
  newCustomers,
];
