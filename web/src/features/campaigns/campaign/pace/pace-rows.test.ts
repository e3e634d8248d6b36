import { expect, test } from 'vitest';
import { paceRows } from './pace-rows.ts';

const paced = { amount: 1_000, from: '2026-11-01', to: '2026-11-10', asOf: '2026-11-04' };

test('what was spent, the even line, and a cone from the last days', () => {
  const spends = new Map([
    ['2026-11-01', 50],
    ['2026-11-02', 150],
    ['2026-11-04', 100],
  ]);
  const rows = paceRows(spends, paced);
  expect(rows.map(({ spent }) => spent)).toEqual([50, 200, 200, 300, null, null, null, null, null, null]);
  expect(rows.map(({ even }) => even).at(4)).toBe(500);
  expect(rows.slice(0, 3).every(({ projected, cone }) => projected === null && cone === null)).toBe(true);
  expect(rows[3]).toMatchObject({ projected: 300, cone: [300, 300] });
  // A mean of 100 and a deviation of 50 over three days: six days on, 1.96 × 50 × √(6 + 36 ÷ 3).
  expect(rows[9]?.projected).toBe(900);
  expect(rows[9]?.cone?.[0]).toBeCloseTo(900 - 415.8, 0);
  expect(rows[9]?.cone?.[1]).toBeCloseTo(900 + 415.8, 0);
});

test('the cone never falls below what is spent already', () => {
  const spends = new Map([
    ['2026-11-01', 0],
    ['2026-11-04', 500],
  ]);
  expect(paceRows(spends, paced).every(({ cone }) => !cone || cone[0] >= 500)).toBe(true);
});

test('of long budgets a week at a time, with its ends and the last day known', () => {
  const rows = paceRows(new Map([['2026-11-04', 10]]), { ...paced, to: '2026-11-30' }, 7);
  expect(rows.map(({ date }) => date.slice(-2))).toEqual(['01', '04', '07', '14', '21', '28', '30']);
});
