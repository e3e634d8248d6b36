import { expect, test } from 'vitest';
import type { TargetMetric } from '../campaigns/campaigns.rules.ts';
import { targetStates } from './targets.ts';

const values = { cpa: { value: 20 }, cpl: { value: null }, roas: { value: 3 }, ctr: { value: 0.02 } };
const state = (metric: TargetMetric, target: number, interval: { lower: number; upper: number } | null) =>
  targetStates({ [metric]: target }, values, () => interval).map((one) => one.state);

test('a cost is met when all of its interval is below, a return when all is above', () => {
  expect(state('cpa', 25, { lower: 18, upper: 23 })).toEqual(['met']);
  expect(state('cpa', 15, { lower: 18, upper: 23 })).toEqual(['missed']);
  expect(state('cpa', 19, { lower: 18, upper: 23 })).toEqual(['uncertain']);
  expect(state('roas', 2, { lower: 2.1, upper: 4 })).toEqual(['met']);
  expect(state('roas', 5, { lower: 2.1, upper: 4 })).toEqual(['missed']);
  expect(state('ctr', 0.02, { lower: 0.018, upper: 0.023 })).toEqual(['uncertain']);
});

test('an interval that ends at the target is on its side', () => {
  expect(state('cpa', 23, { lower: 18, upper: 23 })).toEqual(['met']);
  expect(state('cpa', 18, { lower: 18, upper: 23 })).toEqual(['missed']);
});

test('without a value or an interval it is too early to say', () => {
  expect(targetStates({ cpl: 9, cpa: 25 }, values, () => null)).toEqual([
    { metric: 'cpa', target: 25, value: 20, interval: null, state: 'insufficient_data' },
    { metric: 'cpl', target: 9, value: null, interval: null, state: 'insufficient_data' },
  ]);
  expect(targetStates({ cpl: 9 }, values, () => ({ lower: 1, upper: 2 }))).toMatchObject([{ interval: null }]);
});

test('no target, no state', () => {
  expect(targetStates({}, values, () => null)).toEqual([]);
});
