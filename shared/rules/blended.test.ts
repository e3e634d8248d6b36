import { expect, it } from 'vitest';
import { blendedBuckets, blendedOf, type RealDay } from './blended.ts';
import type { DayFigures } from './totals.ts';

const sold = (
  day: string,
  revenue: number,
  newCustomers: number | null = null,
  orders: number | null = null,
): RealDay => ({
  day,
  revenue,
  orders,
  newCustomers,
});
const ran = (date: string, spend: number | undefined, revenue?: number): DayFigures => ({
  date,
  counts: { ...(spend !== undefined && { spend }), ...(revenue !== undefined && { revenue }) },
});
const nothing = (reason: string, numerator: number | null = null, denominator: number | null = null) => ({
  value: null,
  reason,
  numerator,
  denominator,
});

it('divides sums, to the cent', () => {
  const blended = blendedOf({
    sales: [sold('2026-10-01', 0.1, 2, 3), sold('2026-10-02', 0.2, 3, 4), sold('2026-10-03', 999.7, 5, 3)],
    ads: [ran('2026-10-01', 100, 370), ran('2026-10-02', 100, 500), ran('2026-10-03', 50, 500)],
    sameCurrency: true,
  });
  // 0.1 + 0.2 + 999.7 = 1,000 sold for 250 spent, of which platforms claim 1,370; ten new customers.
  expect(blended).toEqual({
    revenue: 1_000,
    orders: 10,
    newCustomers: 10,
    spend: 250,
    claimed: 1_370,
    globalRoas: { value: 4, reason: null, numerator: 1_000, denominator: 250 },
    adShare: { value: 0.25, reason: null, numerator: 250, denominator: 1_000 },
    newCustomerCost: { value: 25, reason: null, numerator: 250, denominator: 10 },
    overclaim: { value: 1.37, reason: null, numerator: 1_370, denominator: 1_000 },
  });
});

it('divides by the spend of the days of which the sales are known alone', () => {
  const blended = blendedOf({
    sales: [sold('2026-10-01', 300, 3), sold('2026-10-02', 100)],
    ads: [ran('2026-10-01', 60, 200), ran('2026-10-03', 900, 5_000)],
    sameCurrency: true,
  });
  expect(blended).toMatchObject({
    spend: 960,
    claimed: 5_200,
    globalRoas: { value: 400 / 60, numerator: 400, denominator: 60 },
    // Of 2 October, nobody counted new customers.
    newCustomerCost: { value: 20, numerator: 60, denominator: 3 },
    overclaim: { value: 0.5, numerator: 200, denominator: 400 },
  });
});

it('says why there is no quotient, and never 0, infinity or NaN', () => {
  const noSales = blendedOf({ sales: [], ads: [ran('2026-10-01', 60, 200)], sameCurrency: true });
  expect(noSales).toMatchObject({ revenue: null, orders: null, newCustomers: null });
  for (const name of ['globalRoas', 'adShare', 'newCustomerCost', 'overclaim'] as const)
    expect(noSales[name]).toMatchObject({ value: null, reason: 'not_measured' });
  const noAds = blendedOf({ sales: [sold('2026-10-01', 300, 3)], ads: [], sameCurrency: true });
  expect(noAds).toMatchObject({ spend: null, claimed: null, globalRoas: nothing('not_measured', 300) });
  const free = blendedOf({ sales: [sold('2026-10-01', 0, 0)], ads: [ran('2026-10-01', 0, 5)], sameCurrency: true });
  expect(free.globalRoas).toEqual(nothing('no_denominator', 0, 0));
  expect(free.overclaim).toEqual(nothing('no_denominator', 5, 0));
  expect(free.newCustomerCost).toEqual(nothing('no_denominator', 0, 0));
});

it('divides no euros by dollars, but spend by a number of customers', () => {
  const blended = blendedOf({
    sales: [sold('2026-10-01', 300, 3)],
    ads: [ran('2026-10-01', 60, 200)],
    sameCurrency: false,
  });
  expect(blended.globalRoas).toEqual(nothing('different_currencies', 300, 60));
  expect(blended.adShare.reason).toBe('different_currencies');
  expect(blended.overclaim.reason).toBe('different_currencies');
  expect(blended.newCustomerCost.value).toBe(20);
});

it('tells each bucket of a period, those without sales too', () => {
  const buckets = blendedBuckets(
    {
      sales: [sold('2026-09-30', 50), sold('2026-10-01', 300), sold('2026-10-05', 80)],
      ads: [ran('2026-10-01', 100), ran('2026-10-05', 40)],
      sameCurrency: true,
    },
    { from: '2026-10-01', to: '2026-10-12' },
    'week',
  );
  expect(buckets.map(({ date, from, to, revenue, globalRoas }) => [date, from, to, revenue, globalRoas.value])).toEqual(
    [
      ['2026-09-28', '2026-10-01', '2026-10-04', 300, 3],
      ['2026-10-05', '2026-10-05', '2026-10-11', 80, 2],
      ['2026-10-12', '2026-10-12', '2026-10-12', null, null],
    ],
  );
});
