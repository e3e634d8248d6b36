import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RealDay } from '../../../shared/rules/blended.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { type CountedProspect, prospectRows } from '../../prospects/search/prospect-rows.door.ts';
import type { RealSales } from './real-sales.ts';

/**
 * The deals that were signed in a period, by the day in Paris, as sales: each is an order and a new customer. Every day until today
 * is known, for a day without a signature sold nothing. In `currency`, else in the one that most of them have.
 */
export async function signedDeals(
  workspaceId: string,
  { from, to }: Period,
  { currency: asked, keeps }: { currency: string | null; keeps: (prospect: CountedProspect) => boolean },
): Promise<RealSales> {
  const [first, last] = [addDays(from, -1), addDays(to, 2)];
  const signed: { day: string; currency: string; cents: number | undefined }[] = [];
  for (const row of await prospectRows(workspaceId)) {
    const { status, closedAt, valueCents, currency } = row;
    // A day more on both sides: its day in Paris takes longer to tell.
    if (status !== 'won' || !closedAt || closedAt < first || closedAt > last || !keeps(row)) continue;
    const day = parisDay(new Date(closedAt));
    if (day >= from && day <= to) signed.push({ day, currency, cents: valueCents });
  }
  const currency = asked ?? mostUsed(signed.flatMap((deal) => (deal.cents === undefined ? [] : deal.currency)));
  const counted = signed.filter((deal) => deal.cents !== undefined && deal.currency === currency);
  const withoutAmount = signed.filter(({ cents }) => cents === undefined).length;
  return {
    items: dealsByDay(counted, { from, to }),
    currency,
    leftOut: { withoutAmount, otherCurrencies: signed.length - counted.length - withoutAmount },
  };
}

function dealsByDay(deals: readonly { day: string; cents: number | undefined }[], { from, to }: Period): RealDay[] {
  const byDay = new Map<string, { cents: number; deals: number }>();
  const today = parisDay();
  for (let day = from; day <= to && day <= today; day = addDays(day, 1)) byDay.set(day, { cents: 0, deals: 0 });
  for (const { day, cents = 0 } of deals) {
    const sums = byDay.get(day) ?? { cents: 0, deals: 0 };
    byDay.set(day, { cents: sums.cents + cents, deals: sums.deals + 1 });
  }
  return [...byDay].map(([day, sums]) => ({
    day,
    revenue: ofHundredths(sums.cents),
    orders: sums.deals,
    newCustomers: sums.deals,
  }));
}

function mostUsed(currencies: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const currency of currencies) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].sort(([a, more], [b, than]) => than - more || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}
