import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test.each([
  [[], 0],
  [[3], 3],
  [[4, 1], 2.5],
  [[5, 1, 4, 1, 3], 3],
  [[2, 2, 2, 2], 2],
  [[9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 4.5],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(Float64Array.from([...values, 99]), values.length)).toBe(median);
});
