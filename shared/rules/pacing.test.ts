import { expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { type PacingOf, pacingOf } from './pacing.ts';
import type { DayFigures } from './totals.ts';

/** So much spent each day from a day on. */
const spending = (from: string, spends: (number | undefined)[]): DayFigures[] =>
  spends.map((spend, at) => ({ date: addDays(from, at), counts: spend === undefined ? { clicks: 1 } : { spend } }));
const repeat = (spend: number, times: number): number[] => Array<number>(times).fill(spend);

const total = (asOf: string, days: DayFigures[], rest: Partial<PacingOf> = {}) =>
  pacingOf({
    budget: { type: 'total', amount: 3_000 },
    startDate: '2026-03-01',
    endDate: '2026-03-30',
    asOf,
    days,
    ...rest,
  });

test('ten days of thirty, a third of the budget spent: on track', () => {
  expect(total('2026-03-10', spending('2026-03-01', [...repeat(95, 3), ...repeat(102.15, 7)]))).toEqual({
    state: 'on_track',
    amount: 3_000,
    spent: 1_000.05,
    spentShare: 1_000.05 / 3_000,
    elapsedShare: 10 / 30,
    pace: 1.00005,
    ratePerDay: 102.15,
    projected: 3_043.05,
    neededPerDay: 100,
    runsOutOn: '2026-03-30',
    from: '2026-03-01',
    to: '2026-03-30',
  });
});

test('a budget that runs away says the day on which it is gone', () => {
  // 2,000 left at 200 a day: the tenth day after the 5th.
  const pacing = total('2026-03-05', spending('2026-03-01', repeat(200, 5)));
  expect(pacing).toMatchObject({ state: 'over', pace: 2, ratePerDay: 200, projected: 6_000, runsOutOn: '2026-03-15' });
  expect(pacing.neededPerDay).toBe(80);
});

test('the day on which it is gone may be the last, not later', () => {
  const at = (spend: number) => total('2026-03-20', spending('2026-03-01', repeat(spend, 20))).runsOutOn;
  expect([at(100), at(99.99), at(149.99)]).toEqual(['2026-03-30', null, '2026-03-21']);
});

test.each([
  [84.9, 'under'],
  [85, 'on_track'],
  [115, 'on_track'],
  [115.01, 'over'],
])('at %d where 100 a day are planned: %s', (spend, state) => {
  expect(total('2026-03-10', spending('2026-03-01', repeat(spend, 10))).state).toBe(state);
});

test('a daily budget is that of the month, cut by the dates of the campaign', () => {
  const daily = (asOf: string, startDate: string | null, endDate: string | null) =>
    pacingOf({
      budget: { type: 'daily', amount: 50 },
      startDate,
      endDate,
      asOf,
      days: spending('2026-02-01', repeat(40, 60)),
    });
  expect(daily('2026-03-10', null, null)).toMatchObject({
    state: 'under',
    amount: 1_550,
    spent: 400,
    from: '2026-03-01',
    to: '2026-03-31',
  });
  expect(daily('2026-03-10', '2026-03-06', '2026-03-20')).toMatchObject({
    amount: 750,
    spent: 200,
    elapsedShare: 5 / 15,
    projected: 600,
    neededPerDay: 55,
  });
  expect(daily('2026-02-10', '2025-12-01', null)).toMatchObject({ amount: 1_400, to: '2026-02-28' });
  expect(daily('2026-03-10', '2026-04-02', null)).toMatchObject({ state: 'not_started', amount: null, from: null });
  expect(daily('2026-03-10', '2026-03-12', null)).toMatchObject({ state: 'not_started', amount: 1_000, spent: null });
  expect(daily('2026-03-10', null, '2026-02-20')).toMatchObject({ state: 'finished', amount: null, pace: null });
});

test('states without a pace', () => {
  const days = spending('2026-03-01', repeat(100, 10));
  expect(total('2026-03-10', days, { budget: null })).toMatchObject({ state: 'none', amount: null, spent: null });
  expect(total('2026-03-10', days, { endDate: null })).toMatchObject({
    state: 'no_end',
    amount: 3_000,
    spent: 1_000,
    spentShare: 1 / 3,
    ratePerDay: 100,
    pace: null,
    projected: null,
    neededPerDay: null,
    runsOutOn: null,
  });
  expect(total('2026-02-28', days)).toMatchObject({ state: 'not_started', elapsedShare: 0, pace: null, spent: null });
});

test('finished: what was spent is the projection, and nothing is needed any more', () => {
  const days = spending('2026-03-01', [...repeat(110, 30), 999]);
  const ended = { state: 'finished', spent: 3_300, elapsedShare: 1, pace: 1.1, projected: 3_300, neededPerDay: null };
  expect(total('2026-03-30', days)).toMatchObject(ended);
  expect(total('2026-05-01', days)).toMatchObject(ended);
});

test('without a start, a total budget begins with the first day that has figures', () => {
  const pacing = total('2026-03-10', spending('2026-03-06', repeat(120, 5)), { startDate: null });
  expect(pacing).toMatchObject({ from: '2026-03-06', elapsedShare: 5 / 25, state: 'on_track' });
  expect(total('2026-03-10', [], { startDate: null })).toMatchObject({ state: 'not_started', from: null, spent: null });
});

test('a day that did not measure its spend is no day without spend', () => {
  const pacing = total('2026-03-10', spending('2026-03-08', [90, undefined, 110]));
  expect(pacing).toMatchObject({ spent: 200, ratePerDay: 100, projected: 2_200 });
  expect(total('2026-03-10', spending('2026-03-08', [undefined]))).toMatchObject({
    state: 'not_started',
    spent: null,
    pace: null,
    projected: null,
  });
});

test('a campaign that spends nothing is behind, and its budget never runs out', () => {
  expect(total('2026-03-10', spending('2026-03-01', repeat(0, 10)))).toMatchObject({
    state: 'under',
    pace: 0,
    ratePerDay: 0,
    projected: 0,
    neededPerDay: 150,
    runsOutOn: null,
  });
});

test('the order of the days changes nothing', () => {
  const days = spending('2026-03-01', [10.1, 20.2, 30.3, 40.4, 50.5, 60.6, 70.7, 80.8, 90.9]);
  expect(total('2026-03-09', [...days].reverse())).toEqual(total('2026-03-09', days));
});
