import * as z from 'zod';
import { addedCounters, counters } from '../rules/counters.ts';
import { type RatioName, ratioReasons } from '../rules/ratios.ts';
import type { Totals } from '../rules/totals.ts';
import { deltaNames, ratioNames } from './delta-names.ts';

const nullable = z.number().nullable();

/** Sums of the period; null where nothing was measured. */
export const TotalsAnswer = z.object(
  Object.fromEntries([...addedCounters, 'reach', 'contribution'].map((name) => [name, nullable])) as Record<
    keyof Totals,
    typeof nullable
  >,
);

export const RatioAnswer = z.object({
  value: nullable,
  /** Why it has no value. */
  reason: z.enum(ratioReasons).nullable(),
  numerator: nullable,
  denominator: nullable,
  /** The part of the spend that stands on days which measured both. */
  coverage: z.number(),
  gate: z.object({ on: z.enum(counters), atLeast: z.number(), have: z.number() }).nullable(),
  basis: z.enum(['linkClicks', 'clicks']).optional(),
});

export const RatiosAnswer = z.object(
  Object.fromEntries(ratioNames.map((name) => [name, RatioAnswer])) as Record<RatioName, typeof RatioAnswer>,
);

export const Figures = z.object({ totals: TotalsAnswer, ratios: RatiosAnswer });
export type Figures = z.infer<typeof Figures>;

/** Figures by currency, which are never added: the one of most campaigns first. */
export const CurrencyFigures = Figures.extend({ currency: z.string(), campaigns: z.int() });
export type CurrencyFigures = z.infer<typeof CurrencyFigures>;

/** Of a counter or a ratio: now, before, and how much that is more. */
export const Delta = z.object({ current: nullable, previous: nullable, change: nullable, pValue: nullable });
export type Delta = z.infer<typeof Delta>;

export const Deltas = z.object(
  Object.fromEntries(deltaNames.map((name) => [name, Delta])) as Record<(typeof deltaNames)[number], typeof Delta>,
);
export type Deltas = z.infer<typeof Deltas>;

/** A day, a week or a month of a small curve; ratios under their gate are null. */
export const TrendPoint = z.object({
  date: z.string(),
  spend: nullable,
  revenue: nullable,
  conversions: nullable,
  roas: nullable,
  cpa: nullable,
});
export type TrendPoint = z.infer<typeof TrendPoint>;
