import { type Quotient, quotientOf } from './blended.ts';
import type { AddedCounter } from './counters.ts';

/** From seeing an ad to what it is for. */
export const funnelSteps = [
  'impressions',
  'linkClicks',
  'landingPageViews',
  'addToCarts',
  'checkouts',
  'conversions',
] as const satisfies readonly AddedCounter[];
export type FunnelStep = (typeof funnelSteps)[number];

/** Of a step: what was counted, and with an earlier step, both of the days that measured both. Null where none did. */
export type StepSums = {
  key: FunnelStep;
  value: number | null;
  beside: Partial<Record<FunnelStep, { over: number; under: number }>>;
};

export type ShownStep = {
  key: FunnelStep;
  value: number | null;
  /** Of the last step before it that was measured. */
  rate: (Quotient & { of: FunnelStep }) | null;
  /** Of impressions. */
  fromFirst: Quotient | null;
};

/** The steps with their rates, each over the days that measured both of its terms. */
export const funnelOf = (steps: readonly StepSums[]): ShownStep[] =>
  steps.map((step, at) => {
    const before = steps.slice(0, at).findLast(({ value }) => value !== null);
    const rateOf = (key: FunnelStep) => quotientOf(step.beside[key]?.over ?? null, step.beside[key]?.under ?? null);
    return {
      key: step.key,
      value: step.value,
      rate: before ? { ...rateOf(before.key), of: before.key } : null,
      fromFirst: at === 0 ? null : rateOf('impressions'),
    };
  });
