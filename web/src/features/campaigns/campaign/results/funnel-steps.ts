import type { Performance } from '../use-campaign.ts';

export const funnelCounters = [
  'impressions',
  'linkClicks',
  'landingPageViews',
  'addToCarts',
  'checkouts',
  'conversions',
] as const;
type FunnelCounter = (typeof funnelCounters)[number];

export type FunnelStep = {
  counter: FunnelCounter;
  value: number;
  /** From the step before: the sums of the days that measured both. */
  from: { counter: FunnelCounter; numerator: number; denominator: number; days: number } | null;
};

/** The steps that were measured, each with what it keeps of the one before. */
export function funnelSteps(days: Performance['items']): FunnelStep[] {
  const measured = funnelCounters.filter((counter) => days.some(({ totals }) => totals[counter] !== null));
  return measured.map((counter, at) => {
    const before = measured[at - 1];
    const value = sum(days.map(({ totals }) => totals[counter] ?? 0));
    if (!before) return { counter, value, from: null };
    const both = days.filter(({ totals }) => totals[counter] !== null && totals[before] !== null);
    const numerator = sum(both.map(({ totals }) => totals[counter] ?? 0));
    const denominator = sum(both.map(({ totals }) => totals[before] ?? 0));
    const known = both.length > 0 && denominator > 0;
    return { counter, value, from: known ? { counter: before, numerator, denominator, days: both.length } : null };
  });
}

/** To the hundredth, as counters are. */
const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100;
