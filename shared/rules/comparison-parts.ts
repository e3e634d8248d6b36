import type { ComparedMetric, ConversionBasis, Estimate, EstimateReason, testOf } from './estimates.ts';
import { betterWay } from './ratios.ts';
import type { DayFigures } from './totals.ts';

/** A campaign, one of its ads, or a period of either. */
export type ComparedSubject = {
  campaignId: string;
  adId: string | null;
  /** As the verdict calls it. */
  name: string;
  currency: string;
  objective: string;
  platform: string;
  attribution: { clickDays: number; viewDays: number } | null;
  /** Days of the period that have figures, without those that are a share of several. */
  days: readonly DayFigures[];
  /** From that day on, platforms still add conversions. */
  provisionalFrom: string | null;
};

export type PairReason = 'different_currencies' | EstimateReason;

export type ComparedPair = {
  a: number;
  b: number;
  difference: number | null;
  relative: number | null;
  statistic: number | null;
  df: number | null;
  pValue: number | null;
  pAdjusted: number | null;
  significant: boolean;
  daysNeeded: number | null;
  reason: PairReason | null;
};

export type SubjectEstimate = Omit<Estimate, 'logError'> & { campaignId: string; adId: string | null };

export type MetricComparison = {
  metric: ComparedMetric;
  primary: boolean;
  test: (typeof testOf)[ComparedMetric];
  /** Of the rate of conversion: by which clicks, the same for all. */
  basis?: ConversionBasis;
  subjects: SubjectEstimate[];
  pairs: ComparedPair[];
};

export const verdictStates = ['winner', 'partial', 'no_difference', 'insufficient_data', 'not_comparable'] as const;
export type VerdictState = (typeof verdictStates)[number];

export const noteCodes = [
  'not_randomised',
  'different_objectives',
  'different_platforms',
  'different_attribution',
  'provisional',
  'different_days',
] as const;
export type NoteCode = (typeof noteCodes)[number];
export type Note = { code: NoteCode; text: string };

export type Verdict = { metric: ComparedMetric; state: VerdictState; winner: number | null; text: string };

export type Comparison = { metrics: MetricComparison[]; verdict: Verdict; notes: Note[] };

/** Which of the subjects is ahead; the figures of all of them are known. */
export function bestOf(metric: ComparedMetric, subjects: readonly Pick<Estimate, 'value'>[]): number {
  const sign = betterWay[metric] === 'up' ? 1 : -1;
  return subjects.reduce(
    (best, { value }, at) => (sign * (value ?? 0) > sign * (subjects[best]?.value ?? 0) ? at : best),
    0,
  );
}
