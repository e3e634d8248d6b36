import { type ComparedMetric, isMoney } from './estimates.ts';
import { type Quartiles, quartilesOf } from './quartiles.ts';

/** A campaign over a year: its ratio, null below its gate. */
export type OwnFigure = { value: number | null; currency: string };

/** Half of a workspace's own campaigns stand under the median, a quarter under p25. */
export type OwnBenchmark = {
  metric: ComparedMetric;
  n: number;
  currency: string | null;
  reason: 'insufficient_campaigns' | null;
} & { [Name in keyof Quartiles]: number | null };

export const fewestOwnCampaigns = 5;

/** Amounts of one currency alone; each campaign counts once, whatever it spent. */
export function ownBenchmark(metric: ComparedMetric, campaigns: readonly OwnFigure[], currency: string): OwnBenchmark {
  const values = campaigns.flatMap(({ value, currency: own }) =>
    value === null || (isMoney(metric) && own !== currency) ? [] : [value],
  );
  const isEnough = values.length >= fewestOwnCampaigns;
  return {
    metric,
    n: values.length,
    ...(isEnough ? quartilesOf(values) : { median: null, p25: null, p75: null }),
    currency: isMoney(metric) ? currency : null,
    reason: isEnough ? null : 'insufficient_campaigns',
  };
}
