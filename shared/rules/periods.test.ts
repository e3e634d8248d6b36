import { expect, test } from 'vitest';
import { bucketsOf, periodOf, previousPeriod, yearBefore } from './periods.ts';

test.each([
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['last_7', '2026-11-16', '2026-11-22'],
  ['last_30', '2026-10-24', '2026-11-22'],
  ['this_week', '2026-11-23', '2026-11-23'],
  ['last_week', '2026-11-16', '2026-11-22'],
  ['this_month', '2026-11-01', '2026-11-23'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_quarter', '2026-10-01', '2026-11-23'],
  ['last_quarter', '2026-07-01', '2026-09-30'],
  ['this_year', '2026-01-01', '2026-11-23'],
  ['last_year', '2025-01-01', '2025-12-31'],
] as const)('on Monday 23 November 2026, %s is %s to %s', (preset, from, to) => {
  expect(periodOf(preset, '2026-11-23')).toEqual({ from, to });
});

test('a week that begins on a Monday ends on a Sunday', () => {
  expect(periodOf('this_week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('the previous period has as many days and ends the day before', () => {
  expect(previousPeriod({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' });
});

test('29 February a year earlier is the 28th', () => {
  expect(yearBefore({ from: '2024-02-29', to: '2024-03-01' })).toEqual({ from: '2023-02-28', to: '2023-03-01' });
});

test('buckets cover the period, and say what it leaves of the first and the last', () => {
  expect(bucketsOf({ from: '2026-11-20', to: '2026-12-01' }, 'week')).toEqual([
    { date: '2026-11-16', from: '2026-11-20', to: '2026-11-22' },
    { date: '2026-11-23', from: '2026-11-23', to: '2026-11-29' },
    { date: '2026-11-30', from: '2026-11-30', to: '2026-12-01' },
  ]);
  expect(bucketsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
    { date: '2026-01-01', from: '2026-01-31', to: '2026-01-31' },
    { date: '2026-02-01', from: '2026-02-01', to: '2026-02-28' },
    { date: '2026-03-01', from: '2026-03-01', to: '2026-03-01' },
  ]);
});
