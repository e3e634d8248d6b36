import { expect, test } from 'vitest';
import { roundTicks } from './round-ticks.ts';

test('a scale goes up by round steps, to the first one at or above the most', () => {
  expect(roundTicks([210_000, null, 40_000])).toEqual([0, 100_000, 200_000, 300_000]);
  expect(roundTicks([28])).toEqual([0, 10, 20, 30]);
  expect(roundTicks([5_500, undefined])).toEqual([0, 2_000, 4_000, 6_000]);
  expect(roundTicks([1])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(roundTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(roundTicks([])).toEqual([0, 1]);
});
