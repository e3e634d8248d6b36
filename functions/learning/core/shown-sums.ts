import { hundredthCounters, type ResultCounter, resultCounters } from '../../../shared/learning/learning.rules.ts';

/** Counters as they are shown: null where they were not measured. */
export function shownCounters(values: readonly number[]): Record<ResultCounter, number | null> {
  const shown = resultCounters.map((counter, at): [ResultCounter, number | null] => {
    const value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) return [counter, null];
    return [counter, hundredthCounters.includes(counter) ? value / 100 : value];
  });
  return Object.fromEntries(shown) as Record<ResultCounter, number | null>;
}

/** Ratios of sums, to four decimals; null where one was not measured or there is nothing to divide by. */
export const resultRatios = ({
  impressions,
  clicks,
  conversions,
  spend,
  revenue,
  videoViews3s,
}: Record<ResultCounter, number | null>) => ({
  ctr: ratio(clicks, impressions),
  conversionRate: ratio(conversions, clicks),
  cpa: ratio(spend, conversions),
  hookRate: ratio(videoViews3s, impressions),
  roas: ratio(revenue, spend),
});

const ratio = (some: number | null, of: number | null): number | null =>
  some === null || of === null || of === 0 ? null : Math.round((some / of) * 10_000) / 10_000;
