import { expect, test } from 'vitest';
import { oftenText, rightPairs } from './right-pairs.ts';

const of = (...pairs: [number, number][]) => pairs.map(([foretold, observed]) => ({ foretold, observed }));

test('pairs are right where the better one was foretold; ties are half right, and what came the same says nothing', () => {
  expect(rightPairs(of([0, 0], [0.5, 0.5], [1, 1]))).toBe(1);
  expect(rightPairs(of([0, 1], [0.5, 0.5], [1, 0]))).toBe(0);
  expect(rightPairs(of([0.5, 0], [0.5, 1]))).toBe(0.5);
  expect(rightPairs(of([0, 0], [1, 0], [0.5, 1]))).toBe(0.5);
  expect(rightPairs([])).toBe(0.5);
});

test('a share is said as a fraction', () => {
  expect(oftenText(0.68)).toBe('2\u00a0fois sur\u00a03');
  expect(oftenText(0.55)).toBe('5\u00a0fois sur\u00a09');
});
