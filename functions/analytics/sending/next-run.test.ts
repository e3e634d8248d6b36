import { expect, it } from 'vitest';
import { nextRunAfter } from './next-run.ts';

const sunday = { frequency: 'weekly', weekday: 7 } as const;
const weekly = (weekday: number, hour: number, now: string) =>
  nextRunAfter({ frequency: 'weekly', weekday, hour }, new Date(now));
const monthly = (day: number, hour: number, now: string) =>
  nextRunAfter({ frequency: 'monthly', day, hour }, new Date(now));

it('strikes at the hour of Paris, after now and never at it', () => {
  // Monday 23 November 2026 at 9 in Paris is 8:00 UTC.
  expect(weekly(1, 9, '2026-11-23T07:59:59Z')).toBe('2026-11-23T08:00:00.000Z');
  expect(weekly(1, 9, '2026-11-23T08:00:00Z')).toBe('2026-11-30T08:00:00.000Z');
  // In Paris it is Tuesday already.
  expect(weekly(2, 0, '2026-11-23T22:59:00Z')).toBe('2026-11-23T23:00:00.000Z');
  expect(weekly(2, 1, '2026-11-23T23:30:00Z')).toBe('2026-11-24T00:00:00.000Z');
});

it('keeps its hour when the clock changes, an hour later where that is left out, once where it comes twice', () => {
  // Summer time from 29 March to 25 October 2026.
  const before = new Date('2026-03-28T12:00:00Z');
  expect(nextRunAfter({ ...sunday, hour: 1 }, before)).toBe('2026-03-29T00:00:00.000Z');
  expect(nextRunAfter({ ...sunday, hour: 2 }, before)).toBe('2026-03-29T01:00:00.000Z');
  expect(nextRunAfter({ ...sunday, hour: 3 }, before)).toBe('2026-03-29T01:00:00.000Z');
  expect(nextRunAfter({ ...sunday, hour: 9 }, before)).toBe('2026-03-29T07:00:00.000Z');
  const autumn = new Date('2026-10-24T12:00:00Z');
  expect(nextRunAfter({ ...sunday, hour: 2 }, autumn)).toBe('2026-10-25T00:00:00.000Z');
  expect(nextRunAfter({ ...sunday, hour: 2 }, new Date('2026-10-25T00:00:00Z'))).toBe('2026-11-01T01:00:00.000Z');
  expect(nextRunAfter({ ...sunday, hour: 9 }, autumn)).toBe('2026-10-25T08:00:00.000Z');
});

it('strikes on the last day of a month that is too short', () => {
  expect(monthly(31, 8, '2026-02-01T00:00:00Z')).toBe('2026-02-28T07:00:00.000Z');
  expect(monthly(31, 8, '2028-02-01T00:00:00Z')).toBe('2028-02-29T07:00:00.000Z');
  expect(monthly(31, 8, '2026-04-30T06:00:00Z')).toBe('2026-05-31T06:00:00.000Z');
  expect(monthly(30, 8, '2026-12-31T00:00:00Z')).toBe('2027-01-30T07:00:00.000Z');
  expect(monthly(1, 8, '2026-12-01T07:00:00Z')).toBe('2027-01-01T07:00:00.000Z');
});
