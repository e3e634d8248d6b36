import { expect, test } from 'vitest';
import { figuresOf } from '../../../../testing/campaigns.ts';
import { funnelSteps } from './funnel-steps.ts';

const day = (date: string, counts: Parameters<typeof figuresOf>[0][number]) => ({
  date,
  from: date,
  to: date,
  provisional: false,
  ...figuresOf([counts]),
});

test('steps that nobody measured are left out, and a rate is of the days that measure both', () => {
  const steps = funnelSteps([
    day('2026-11-18', { impressions: 1_000, linkClicks: 50, conversions: 5 }),
    day('2026-11-19', { impressions: 3_000, conversions: 1 }),
  ]);
  expect(steps).toEqual([
    { counter: 'impressions', value: 4_000, from: null },
    { counter: 'linkClicks', value: 50, from: { counter: 'impressions', numerator: 50, denominator: 1_000, days: 1 } },
    { counter: 'conversions', value: 6, from: { counter: 'linkClicks', numerator: 5, denominator: 50, days: 1 } },
  ]);
});
