import { expect, test } from 'vitest';
import { comparedPeriodIn, isComparable } from './compared-period.ts';

const at = (query: string) =>
  comparedPeriodIn(new URLSearchParams(`periode=dates&du=2026-11-11&au=2026-11-20&${query}`), '2026-11-21');

test('figures are beside those of the period before, unless another or none is asked', () => {
  expect(at('').compare).toBe('previous');
  expect(at('comparer=year').compare).toBe('year');
  expect(at('comparer=none').compare).toBeUndefined();
});

test('days on which a campaign did not run yet are nothing to compare to', () => {
  expect(isComparable(at(''), '2026-11-01')).toBe(true);
  expect(isComparable(at(''), '2026-11-02')).toBe(false);
  expect(isComparable(at('comparer=year'), '2026-11-01')).toBe(false);
  expect(isComparable(at('comparer=none'), '2026-01-01')).toBe(false);
  expect(isComparable(at(''), null)).toBe(false);
});
