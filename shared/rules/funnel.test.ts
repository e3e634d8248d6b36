import { expect, it } from 'vitest';
import { funnelOf } from './funnel.ts';

it('compares each step to the last one that was measured, and to the first', () => {
  const steps = funnelOf([
    { key: 'impressions', value: 10_000, beside: {} },
    { key: 'linkClicks', value: 250, beside: { impressions: { over: 250, under: 10_000 } } },
    { key: 'landingPageViews', value: null, beside: {} },
    {
      key: 'conversions',
      value: 12,
      // Two conversions were of a day without clicks.
      beside: { impressions: { over: 12, under: 10_000 }, linkClicks: { over: 10, under: 250 } },
    },
  ]);
  expect(steps).toEqual([
    { key: 'impressions', value: 10_000, rate: null, fromFirst: null },
    {
      key: 'linkClicks',
      value: 250,
      rate: { of: 'impressions', value: 0.025, reason: null, numerator: 250, denominator: 10_000 },
      fromFirst: { value: 0.025, reason: null, numerator: 250, denominator: 10_000 },
    },
    {
      key: 'landingPageViews',
      value: null,
      rate: { of: 'linkClicks', value: null, reason: 'not_measured', numerator: null, denominator: null },
      fromFirst: { value: null, reason: 'not_measured', numerator: null, denominator: null },
    },
    {
      key: 'conversions',
      value: 12,
      rate: { of: 'linkClicks', value: 0.04, reason: null, numerator: 10, denominator: 250 },
      fromFirst: { value: 0.0012, reason: null, numerator: 12, denominator: 10_000 },
    },
  ]);
});
