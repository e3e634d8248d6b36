import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Counts, counters } from './counters.ts';
import { type RatioName, ratiosOf } from './ratios.ts';
import { addSums, noSums, sumOfDays } from './sums.ts';
import { reachOf, totalsOf } from './totals.ts';

const of = (days: Counts[], marginRate: number | null = null) => ratiosOf(sumOfDays(days), { marginRate, reach: null });

describe('a ratio', () => {
  test('is the quotient of the sums of the days that measure both, and says which part of the spend they are', () => {
    const { linkCtr } = of([
      { spend: 60, impressions: 6_000, linkClicks: 90 },
      { spend: 20, impressions: 4_000 },
      { spend: 20, impressions: 2_000, linkClicks: 30 },
    ]);
    expect(linkCtr).toEqual({
      value: 120 / 8_000,
      reason: null,
      numerator: 120,
      denominator: 8_000,
      coverage: 0.8,
      gate: { on: 'impressions', atLeast: 1_000, have: 8_000 },
    });
  });

  test('that nobody measured is not nought', () => {
    expect(of([{ spend: 10, impressions: 5_000 }]).ctr).toMatchObject({ value: null, reason: 'not_measured' });
    expect(of([{ clicks: 0, impressions: 5_000 }]).ctr).toMatchObject({ value: 0, reason: null });
  });

  test('under its gate has no value, and says how far it is', () => {
    expect(of([{ spend: 90, conversions: 6.5 }]).cpa).toMatchObject({
      value: null,
      reason: 'insufficient_data',
      numerator: 90,
      denominator: 6.5,
      gate: { on: 'conversions', atLeast: 10, have: 6.5 },
    });
  });

  test('without margin has no break-even', () => {
    expect(of([]).breakEvenRoas).toMatchObject({ value: null, reason: 'no_margin' });
    expect(of([], 0.4).breakEvenRoas).toMatchObject({ value: 2.5, numerator: 1, denominator: 0.4 });
  });
});

test('the price of a thousand impressions divides the spend itself', () => {
  expect(of([{ spend: 25, impressions: 10_000 }]).cpm).toMatchObject({ value: 2.5, numerator: 25 });
});

describe('ROAS', () => {
  test('waits for ten conversions', () => {
    const day = { spend: 500, revenue: 1_200 };
    expect(of([{ ...day, conversions: 9 }]).roas).toMatchObject({ value: null, reason: 'insufficient_data' });
    expect(of([{ ...day, conversions: 12 }]).roas).toMatchObject({ value: 2.4, gate: { on: 'conversions', have: 12 } });
  });

  test('waits for a spend of 250 where nobody measures conversions', () => {
    expect(of([{ spend: 249.99, revenue: 500 }]).roas).toMatchObject({
      value: null,
      gate: { on: 'spend', have: 249.99 },
    });
    expect(of([{ spend: 250, revenue: 500 }]).roas).toMatchObject({ value: 2 });
  });
});

describe('the rate of conversion', () => {
  test('is by link clicks when every day with conversions measures them', () => {
    const rate = of([
      { conversions: 6, linkClicks: 100, clicks: 150 },
      { conversions: 0, clicks: 30 },
    ]).conversionRate;
    expect(rate).toMatchObject({ value: 0.06, basis: 'linkClicks' });
  });

  test('is by all clicks otherwise', () => {
    const rate = of([
      { conversions: 6, linkClicks: 100, clicks: 150 },
      { conversions: 3, clicks: 50 },
    ]).conversionRate;
    expect(rate).toMatchObject({ value: 9 / 200, basis: 'clicks' });
  });
});

describe('reach', () => {
  const days = [
    { date: '2026-11-01', counts: { impressions: 3_000, reach: 1_000 } },
    { date: '2026-11-07', counts: { impressions: 3_000, reach: 1_500, reach7d: 2_000 } },
  ];

  test('is never added: a period has one where a day tells it', () => {
    expect(reachOf(days, '2026-11-01', '2026-11-01')).toBe(1_000);
    expect(reachOf(days, '2026-11-01', '2026-11-07')).toBe(2_000);
    expect(reachOf(days, '2026-11-01', '2026-11-06')).toBe('not_additive');
    expect(reachOf(days, '2026-11-02', '2026-11-03')).toBeNull();
  });

  test('gives a frequency for those periods alone', () => {
    const sums = sumOfDays(days.map(({ counts }) => counts));
    expect(ratiosOf(sums, { marginRate: null, reach: 2_000 }).frequency).toMatchObject({
      value: 3,
      denominator: 2_000,
    });
    expect(ratiosOf(sums, { marginRate: null, reach: 'not_additive' }).frequency).toMatchObject({
      value: null,
      reason: 'not_additive',
    });
    expect(ratiosOf(sums, { marginRate: null, reach: null }).frequency.reason).toBe('not_measured');
  });
});

test('totals are exact to the cent, and null where nothing was measured', () => {
  const totals = totalsOf(sumOfDays(Array.from({ length: 10 }, () => ({ spend: 0.1 }))), null, null);
  expect(totals).toMatchObject({ spend: 1, impressions: null, contribution: null, reach: null });
});

test('a contribution is what the margin leaves of the spend', () => {
  expect(totalsOf(sumOfDays([{ spend: 100.1, revenue: 500.35 }]), 0.3, null).contribution).toBe(50.01);
});

const count = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined });
const someDay: fc.Arbitrary<Counts> = fc
  .tuple(...counters.map(() => count))
  .map((all) =>
    Object.fromEntries(counters.flatMap((counter, at) => (all[at] === undefined ? [] : [[counter, all[at] / 100]]))),
  );
const names = Object.keys(of([])) as RatioName[];
const setting = { marginRate: 0.4, reach: null };

describe('whatever the days', () => {
  test('their order and how they are cut into parts change nothing', () => {
    fc.assert(
      fc.property(
        fc.array(someDay, { maxLength: 30 }),
        fc.nat(30),
        fc.infiniteStream(fc.nat(1_000)),
        (days, cut, keys) => {
          const shuffled = days
            .map((day) => ({ day, key: keys.next().value }))
            .sort((a, b) => a.key - b.key)
            .map(({ day }) => day);
          const parts = noSums();
          addSums(parts, sumOfDays(shuffled.slice(cut)));
          addSums(parts, sumOfDays(shuffled.slice(0, cut)));
          expect(ratiosOf(parts, setting)).toEqual(ratiosOf(sumOfDays(days), setting));
          expect(totalsOf(parts, 0.4, null)).toEqual(totalsOf(sumOfDays(days), 0.4, null));
        },
      ),
    );
  });

  test('a ratio of a whole lies between those of its parts', () => {
    fc.assert(
      fc.property(fc.array(someDay, { maxLength: 10 }), fc.array(someDay, { maxLength: 10 }), (some, others) => {
        const [a, b, both] = [of(some), of(others), of([...some, ...others])];
        for (const name of names.filter((one) => a[one].basis === b[one].basis && a[one].basis === both[one].basis)) {
          const [x, y, z] = [a[name].value, b[name].value, both[name].value];
          if (x === null || y === null || z === null) continue;
          expect(z).toBeGreaterThanOrEqual(Math.min(x, y) * (1 - 1e-9));
          expect(z).toBeLessThanOrEqual(Math.max(x, y) * (1 + 1e-9));
        }
      }),
    );
  });

  test('no ratio is infinite or no number', () => {
    fc.assert(
      fc.property(fc.array(someDay, { maxLength: 5 }), (days) => {
        for (const { value, reason } of Object.values(of(days))) {
          expect(value === null || Number.isFinite(value)).toBe(true);
          expect(value === null).toBe(reason !== null);
        }
      }),
    );
  });
});
