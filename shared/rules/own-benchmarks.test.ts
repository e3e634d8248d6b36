import { expect, test } from 'vitest';
import { ownBenchmark } from './own-benchmarks.ts';

const inEuros = (...values: (number | null)[]) => values.map((value) => ({ value, currency: 'EUR' }));

test('the quarters of five campaigns or more', () => {
  expect(ownBenchmark('cpa', inEuros(30, 10, 50, 20, 40), 'EUR')).toEqual({
    metric: 'cpa',
    n: 5,
    p25: 20,
    median: 30,
    p75: 40,
    currency: 'EUR',
    reason: null,
  });
});

test('fewer, or too many under their gate, tell nothing', () => {
  expect(ownBenchmark('ctr', inEuros(0.01, 0.02, 0.03, 0.04, null, null), 'EUR')).toEqual({
    metric: 'ctr',
    n: 4,
    p25: null,
    median: null,
    p75: null,
    currency: null,
    reason: 'insufficient_campaigns',
  });
});

test('amounts are of one currency, rates of all', () => {
  const campaigns = [...inEuros(1, 2, 3, 4, 5), { value: 6, currency: 'USD' }];
  expect(ownBenchmark('cpc', campaigns, 'EUR')).toMatchObject({ n: 5, median: 3 });
  expect(ownBenchmark('cpc', campaigns, 'USD')).toMatchObject({ n: 1, median: null });
  expect(ownBenchmark('roas', campaigns, 'USD')).toMatchObject({ n: 6, median: 3.5, currency: null });
});
