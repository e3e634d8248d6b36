import { expect, it } from 'vitest';
import { cohortsOf } from './cohorts.ts';

const made = (madeOn: string, wonOn: string | null = null, euros: number | null = null) => ({
  madeOn,
  wonOn,
  cents: euros === null ? null : euros * 100,
});

it('adds up what the prospects of a month brought, month after month', () => {
  const [june, july] = cohortsOf({
    months: ['2026-06-01', '2026-07-01'],
    prospects: [
      made('2026-06-02', '2026-06-30', 300),
      made('2026-06-30', '2026-07-01', 500),
      made('2026-06-15', '2026-09-20', 400),
      made('2026-06-15'),
      made('2026-07-01', '2026-07-02'),
    ],
    spend: new Map([
      ['2026-06-01', 700],
      ['2026-07-01', 50],
    ]),
    today: '2026-09-30',
  });
  // 300, then 800, which is more than the 700 spent, then 1,200.
  expect(june).toEqual({
    month: '2026-06-01',
    prospects: 4,
    spend: 700,
    steps: [
      { after: 0, won: 1, value: 300 },
      { after: 1, won: 2, value: 800 },
      { after: 2, won: 2, value: 800 },
      { after: 3, won: 3, value: 1_200 },
    ],
    payback: { after: 1, reason: null },
    dealCost: { value: 700 / 3, reason: null, numerator: 700, denominator: 3 },
  });
  // A deal of which nobody said the worth is signed, and brought nothing known.
  expect(july).toMatchObject({
    steps: [{ won: 1, value: 0 }, { won: 1 }, { won: 1 }],
    payback: { after: null, reason: 'not_yet' },
    dealCost: { value: 50 },
  });
});

it('goes twelve months on at most, and says why nothing is paid back', () => {
  const cohorts = cohortsOf({
    months: ['2024-01-01', '2024-02-01', '2024-03-01'],
    prospects: [made('2024-01-31', '2025-01-01', 10), made('2024-01-31', '2025-02-01', 90)],
    spend: new Map([
      ['2024-01-01', 50],
      ['2024-02-01', 0],
    ]),
    today: '2026-09-30',
  });
  expect(cohorts[0]?.steps).toHaveLength(13);
  expect(cohorts[0]?.steps.at(-1)).toEqual({ after: 12, won: 1, value: 10 });
  expect(cohorts.map(({ payback }) => payback)).toEqual([
    { after: null, reason: 'not_yet' },
    { after: null, reason: 'no_spend' },
    { after: null, reason: 'not_measured' },
  ]);
  expect(cohorts.map(({ dealCost }) => [dealCost.value, dealCost.reason])).toEqual([
    [25, null],
    [null, 'no_denominator'],
    [null, 'not_measured'],
  ]);
});
