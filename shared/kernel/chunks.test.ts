import { expect, it } from 'vitest';
import { chunks } from './chunks.ts';

it('cuts a list into pieces, in its order', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunks([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(chunks([1], 2)).toEqual([[1]]);
  expect(chunks([], 2)).toEqual([]);
});
