import { addDays } from '../../shared/kernel/paris-day.ts';
import type { Counts } from '../../shared/rules/counters.ts';
import type { DayFigures } from '../../shared/rules/totals.ts';
import { median } from './figures.ts';

const shown = ({ impressions = 0 }: Counts, over: number) => (impressions >= 1_000 ? over / impressions : null);
const converted = ({ conversions = 0 }: Counts, value: number) => (conversions >= 10 ? value : null);

const measures: Record<string, (counts: Counts) => number | null> = {
  spend: ({ spend = 0 }) => spend,
  impressions: ({ impressions = 0 }) => (impressions >= 1_000 ? impressions : null),
  cpm: (counts) => shown(counts, counts.spend ?? 0),
  linkCtr: (counts) => shown(counts, counts.linkClicks ?? 0),
  conversions: ({ conversions = 0 }) => conversions,
  cpa: (counts) => converted(counts, (counts.spend ?? 0) / (counts.conversions ?? 1)),
  roas: (counts) => converted(counts, (counts.revenue ?? 0) / (counts.spend ?? 1)),
};

/**
 * What dashboards usually do: the same weekday of the eight weeks before, 3.5 deviations (1.4826 × MAD) from their median. With
 * the gates of ours, so that the difference is the rule's; `isLarge` has our least change too.
 */
export function usualAnomalies(
  days: ReadonlyMap<string, DayFigures>,
  date: string,
): { metric: string; isLarge: boolean }[] {
  const counts = days.get(date)?.counts;
  if (!counts) return [];
  const before = Array.from({ length: 8 }, (_, week) => days.get(addDays(date, -7 * (week + 1)))?.counts ?? {});
  return Object.entries(measures).flatMap(([metric, measured]) => {
    const value = measured(counts);
    const known = before.map(measured).filter((one) => one !== null);
    if (value === null || known.length < 4) return [];
    const middle = median(known);
    const deviation = 1.4826 * median(known.map((one) => Math.abs(one - middle)));
    const away = Math.abs(value - middle);
    return deviation > 0 && away >= 3.5 * deviation ? [{ metric, isLarge: away >= 0.3 * middle }] : [];
  });
}
