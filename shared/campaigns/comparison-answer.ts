import * as z from 'zod';
import { type Comparison, noteCodes, verdictStates } from '../rules/comparison-parts.ts';
import { comparedMetrics, needKinds } from '../rules/estimates.ts';

const figure = z.number().nullable();

const Interval = z.object({ lower: z.number(), upper: z.number() });

export const SubjectAnswer = z.object({
  campaignId: z.string(),
  adId: z.string().nullable(),
  value: figure,
  numerator: figure,
  denominator: figure,
  /** The days that tell the ratio. */
  days: z.int(),
  /** Of a rate: how many times more its days swing than chance alone would have them. */
  dispersion: figure,
  /** 95 %. */
  interval: Interval.nullable(),
  reason: z.enum(['not_measured', 'not_a_proportion', 'insufficient_data']).nullable(),
  /** What the test still needs of it. */
  missing: z.array(z.object({ on: z.enum(needKinds), atLeast: z.number(), have: z.number() })),
});

const Pair = z.object({
  /** Which of the subjects, from 0. */
  a: z.int(),
  b: z.int(),
  /** a − b */
  difference: figure,
  /** a ÷ b − 1 */
  relative: figure,
  statistic: figure,
  df: figure,
  pValue: figure,
  /** By Holm, over the pairs of the metric. */
  pAdjusted: figure,
  significant: z.boolean(),
  daysNeeded: z.int().nullable(),
  reason: z.enum(['different_currencies', 'not_measured', 'not_a_proportion', 'insufficient_data']).nullable(),
});

const Metric = z.enum(comparedMetrics);

export const VerdictAnswer = z.object({
  metric: Metric,
  state: z.enum(verdictStates),
  winner: z.int().nullable(),
  text: z.string(),
});
export const NoteAnswer = z.object({ code: z.enum(noteCodes), text: z.string() });

/** What POST /compare answers beside the period. */
export const ComparisonAnswer = z.object({
  metrics: z.array(
    z.object({
      metric: Metric,
      primary: z.boolean(),
      test: z.enum(['two_proportions', 'ratio_by_day']),
      /** Of the rate of conversion: by which clicks conversions are divided. */
      basis: z.enum(['linkClicks', 'clicks']).optional(),
      subjects: z.array(SubjectAnswer),
      pairs: z.array(Pair),
    }),
  ),
  verdict: VerdictAnswer,
  notes: z.array(NoteAnswer),
}) satisfies z.ZodType<Comparison>;
