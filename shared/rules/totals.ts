import { dayMs } from '../kernel/day.ts';
import { type AddedCounter, addedCounters, type Counts } from './counters.ts';
import { counterSum, type Sums } from './sums.ts';

export type Totals = Record<AddedCounter | 'reach' | 'contribution', number | null>;

/** The figures of a campaign on a day; `spread` where they are an even share of several: they say nothing of that day alone. */
export type DayFigures = { date: string; counts: Counts; spread?: boolean };

/** Revenue × margin − spend, to the cent; null without one of them. */
export function contributionOf(sums: Sums, marginRate: number | null): number | null {
  const [revenue, spend] = [counterSum(sums, 'revenue'), counterSum(sums, 'spend')];
  if (marginRate === null || revenue === null || spend === null) return null;
  return contributionOfSums(revenue, spend, marginRate);
}

export const contributionOfSums = (revenue: number, spend: number, marginRate: number): number =>
  Math.round((revenue * marginRate - spend) * 100) / 100;

/** The sum of each counter; null where no day measured it. */
export function totalsOf(sums: Sums, marginRate: number | null, reach: number | null | 'not_additive'): Totals {
  const added = Object.fromEntries(addedCounters.map((counter) => [counter, counterSum(sums, counter)])) as Record<
    AddedCounter,
    number | null
  >;
  return {
    ...added,
    reach: typeof reach === 'number' ? reach : null,
    contribution: contributionOf(sums, marginRate),
  };
}

/**
 * People reached in a period: of one day its reach, of 7 or 28 days the rolling reach of the last. Otherwise days cannot tell:
 * `not_additive`, or null when none measured it.
 */
export function reachOf(days: readonly DayFigures[], from: string, to: string): number | null | 'not_additive' {
  const last = days.find(({ date }) => date === to)?.counts;
  const known = { 1: last?.reach, 7: last?.reach7d, 28: last?.reach28d }[daysBetween(from, to)];
  if (known !== undefined) return known;
  return days.some(({ date, counts }) => date >= from && date <= to && counts.reach !== undefined)
    ? 'not_additive'
    : null;
}

/** How many days from one to the other, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
