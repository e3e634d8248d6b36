import { inHundredths, ofHundredths } from './hundredths.ts';
import { type Bucket, bucketsOf, type Granularity, type Period } from './periods.ts';
import type { DayFigures } from './totals.ts';

/** What was really sold on a day, in units of one currency to the cent; `null` was not counted. */
export type RealDay = { day: string; revenue: number; orders: number | null; newCustomers: number | null };

/** Why a quotient has no value. */
export const quotientReasons = ['not_measured', 'no_denominator', 'different_currencies'] as const;
export type QuotientReason = (typeof quotientReasons)[number];

/** One sum divided by another, never rounded. */
export type Quotient = {
  value: number | null;
  reason: QuotientReason | null;
  numerator: number | null;
  denominator: number | null;
};

export type Blended = {
  revenue: number | null;
  orders: number | null;
  newCustomers: number | null;
  spend: number | null;
  /** What the platforms say that their ads sold. */
  claimed: number | null;
  /** Revenue ÷ spend. */
  globalRoas: Quotient;
  /** Spend ÷ revenue. */
  adShare: Quotient;
  /** Spend ÷ new customers. */
  newCustomerCost: Quotient;
  /** Claimed ÷ revenue: above 1, platforms claim more than was sold. */
  overclaim: Quotient;
};

export type BlendedBucket = Bucket & Blended;

type Asked = {
  /** Days of which the sales are known; none twice. */
  sales: readonly RealDay[];
  /** Days of all campaigns together. */
  ads: readonly DayFigures[];
  /** Amounts of two currencies are never divided. */
  sameCurrency: boolean;
};

/**
 * Real sales beside what was spent and what platforms claim. A quotient takes the days of which the sales are known (its new
 * customers, for `newCustomerCost`): spend of other days would make sales look small. On those days an ad that measured nothing
 * spent nothing, for platforms leave out such days; where no such day has a spend, it is not measured.
 */
export function blendedOf({ sales, ads, sameCurrency }: Asked): Blended {
  const counting = (field: 'orders' | 'newCustomers') => sales.filter((one) => one[field] !== null);
  const known = new Set(sales.map(({ day }) => day));
  const counted = counting('newCustomers');
  const countedDays = new Set(counted.map(({ day }) => day));
  const revenue = sumOf(sales.map((one) => one.revenue));
  const spendOn = (days: ReadonlySet<string>) => adSum(ads, 'spend', days);
  const divided = (numerator: number | null, denominator: number | null): Quotient =>
    quotientOf(numerator, denominator, sameCurrency);
  return {
    revenue,
    orders: sumOf(counting('orders').flatMap(({ orders }) => orders ?? [])),
    newCustomers: sumOf(counted.flatMap(({ newCustomers }) => newCustomers ?? [])),
    spend: adSum(ads, 'spend'),
    claimed: adSum(ads, 'revenue'),
    globalRoas: divided(revenue, spendOn(known)),
    adShare: divided(spendOn(known), revenue),
    newCustomerCost: quotientOf(spendOn(countedDays), sumOf(counted.flatMap(({ newCustomers }) => newCustomers ?? []))),
    overclaim: divided(adSum(ads, 'revenue', known), revenue),
  };
}

/** The same of each day, week or month of a period. */
export const blendedBuckets = (asked: Asked, period: Period, granularity: Granularity): BlendedBucket[] =>
  bucketsOf(period, granularity).map((bucket) => {
    const isIn = (day: string) => day >= bucket.from && day <= bucket.to;
    const sales = asked.sales.filter(({ day }) => isIn(day));
    const ads = asked.ads.filter(({ date }) => isIn(date));
    return { ...bucket, ...blendedOf({ ...asked, sales, ads }) };
  });

/** Null without a term, with the reason; never 0 or infinite for want of data. */
export function quotientOf(numerator: number | null, denominator: number | null, sameCurrency = true): Quotient {
  const terms = { numerator, denominator };
  if (numerator === null || denominator === null) return { value: null, reason: 'not_measured', ...terms };
  if (!sameCurrency) return { value: null, reason: 'different_currencies', ...terms };
  if (denominator === 0) return { value: null, reason: 'no_denominator', ...terms };
  return { value: numerator / denominator, reason: null, ...terms };
}

/** Exact to the cent; null of nothing. */
const sumOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : ofHundredths(values.reduce((sum, value) => sum + inHundredths(value), 0));

const adSum = (ads: readonly DayFigures[], counter: 'spend' | 'revenue', days?: ReadonlySet<string>): number | null =>
  sumOf(ads.flatMap(({ date, counts }) => (days && !days.has(date) ? [] : (counts[counter] ?? []))));
