import { expect, it } from 'vitest';
import { addMonths, codeReminderAfter, daysLeftOf, reminderAfter, rightEndsOn, rightStatusOf } from './right-days.ts';

it('a right lasts whole months, its first and last day included', () => {
  const cases = [
    ['2026-11-27', 1, '2026-12-26'],
    ['2026-11-27', 12, '2027-11-26'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2028-01-31', 1, '2028-02-28'],
    ['2028-02-29', 12, '2029-02-27'],
    ['2026-08-31', 6, '2027-02-27'],
    ['2026-11-27', 120, '2036-11-26'],
  ] as const;
  expect(cases.map(([from, months]) => rightEndsOn(from, months))).toEqual(cases.map(([, , ends]) => ends));
  expect([addMonths('2028-02-29', -12), addMonths('2026-03-31', -1)]).toEqual(['2027-02-28', '2026-02-28']);
});

it('a right stands as its days say', () => {
  const right = { startsOn: '2026-10-01', endsOn: '2026-12-31', terminatedOn: null };
  const on = (today: string, more = {}) => rightStatusOf({ ...right, ...more }, today);
  expect(
    ['2026-09-30', '2026-10-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => on(day)),
  ).toEqual(['scheduled', 'active', 'active', 'expiring', 'expiring', 'expired']);
  expect(on('2026-11-02', { terminatedOn: '2026-11-02' })).toBe('terminated');
  // The hour changes in between.
  expect([daysLeftOf('2026-12-31', '2026-10-01'), daysLeftOf('2026-12-31', '2027-01-02')]).toEqual([91, -2]);
});

it('the end of a right is told 30, 7 and 1 days before it, and the day after, of what is left of these', () => {
  const after = ['2026-01-01', '2026-12-01', '2026-12-24', '2026-12-30', '2027-01-01'];
  expect(after.map((day) => reminderAfter('2026-12-31', day))).toEqual([
    ...['2026-12-01', '2026-12-24', '2026-12-30', '2027-01-01', null],
  ]);
  // As long as it is shown after that, each week.
  const weekly = ['2027-01-01', '2027-01-02', '2027-01-08', '2027-02-01'];
  expect(weekly.map((day) => reminderAfter('2026-12-31', day, true))).toEqual([
    ...['2027-01-08', '2027-01-08', '2027-01-15', '2027-02-05'],
  ]);
  expect(['2026-12-01', '2026-12-24', '2026-12-30'].map((day) => codeReminderAfter('2026-12-31', day))).toEqual([
    ...['2026-12-24', '2026-12-30', null],
  ]);
});
