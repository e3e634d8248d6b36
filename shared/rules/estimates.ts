import { keysOf } from '../kernel/closed-lists.ts';
import type { AddedCounter } from './counters.ts';
import type { DayColumns } from './day-columns.ts';
import { inHundredths, ofHundredths } from './hundredths.ts';
import { conversionRateClicks, quotients, type RatioName, roasGate } from './ratios.ts';
import { studentT95 } from './student-distribution.ts';
import { type Pair, pairs } from './sums.ts';
import { type Interval, wilsonInterval } from './wilson-interval.ts';

/** Ratios that can be compared, and by which test: how often something follows, or what days cost and bring. */
export const testOf = {
  ctr: 'two_proportions',
  linkCtr: 'two_proportions',
  cpm: 'ratio_by_day',
  cpc: 'ratio_by_day',
  linkCpc: 'ratio_by_day',
  conversionRate: 'two_proportions',
  cpa: 'ratio_by_day',
  cpl: 'ratio_by_day',
  roas: 'ratio_by_day',
  aov: 'ratio_by_day',
  hookRate: 'two_proportions',
  holdRate: 'two_proportions',
  completionRate: 'two_proportions',
} as const satisfies Partial<Record<RatioName, 'two_proportions' | 'ratio_by_day'>>;
export type ComparedMetric = keyof typeof testOf;
export const comparedMetrics = keysOf(testOf);

/** Ratios that are amounts: like money, they are never compared across currencies. */
export const isMoney = (metric: RatioName): boolean => ['cpm', 'cpc', 'linkCpc', 'cpa', 'cpl', 'aov'].includes(metric);

/** Why something cannot be compared. */
export type EstimateReason = 'not_measured' | 'not_a_proportion' | 'insufficient_data';

export const needKinds = ['days', 'conversions', 'leads', 'successes', 'failures'] as const;

/** What a test needs so many of, and how many there are. */
export type Need = {
  on: (typeof needKinds)[number];
  atLeast: number;
  have: number;
};

/** A ratio of one subject, and how far chance may have moved it. */
export type Estimate = {
  /** Null where nothing measures it, and where there is too little of it both for its gate and for the test. */
  value: number | null;
  numerator: number | null;
  denominator: number | null;
  /** The days that tell it. */
  days: number;
  /** Of a rate: how many times more its days swing than chance alone would have them, 1 at least. */
  dispersion: number | null;
  /** Of a ratio of sums: the standard error of its logarithm. */
  logError: number | null;
  interval: Interval | null;
  reason: EstimateReason | null;
  /** What is missing. */
  missing: Need[];
};

export type ConversionBasis = 'linkClicks' | 'clicks';

/** By which clicks conversions are divided, the same for all that are compared: by link clicks where each can be. */
export function conversionBasis(subjects: readonly DayColumns[]): ConversionBasis {
  return subjects.every(hasLinkClicks) ? 'linkClicks' : 'clicks';
}

/** On each day with conversions, and on one that measures them at least. */
function hasLinkClicks(columns: DayColumns): boolean {
  const [conversions, linkClicks] = [columns('conversions'), columns('linkClicks')];
  let found = false;
  for (let day = 0; day < conversions.length; day++) {
    const conversion = conversions[day] ?? Number.NaN;
    const isMeasured = !Number.isNaN(linkClicks[day] ?? Number.NaN);
    if (conversion > 0 && !isMeasured) return false;
    if (conversion >= 0 && isMeasured) found = true;
  }
  return found;
}

/** What the days say of a ratio, in whatever order they come. */
export function estimateOf(
  metric: ComparedMetric,
  columns: DayColumns,
  basis: ConversionBasis = conversionBasis([columns]),
): Estimate {
  const series = seriesOf(columns, metric, basis);
  if (!series) return { ...nothing, reason: 'not_measured', missing: [] };
  const isRate = testOf[metric] === 'two_proportions';
  const estimate = isRate ? rateOf(series) : ratioOf(series, needsOf(metric, series), timesOf(metric));
  const isKnown = series.denominator > 0 && (estimate.reason === null || passesGate(metric, series));
  return {
    ...nothing,
    ...estimate,
    value: isKnown ? (timesOf(metric) * series.numerator) / series.denominator : null,
    numerator: series.numerator,
    denominator: series.denominator,
  };
}

const nothing = {
  value: null,
  numerator: null,
  denominator: null,
  days: 0,
  dispersion: null,
  logError: null,
  interval: null,
};

/** Days that measure both terms, one of which is not nought, and their sums. */
type Series = {
  over: Float64Array;
  under: Float64Array;
  length: number;
  numerator: number;
  denominator: number;
  /** What was won on the days that measure both terms: leads for their cost, else conversions; null when nobody counts them. */
  won: number | null;
};

function seriesOf(columns: DayColumns, metric: ComparedMetric, basis: ConversionBasis): Series | null {
  const [overCounter, underCounter] = countersOf(metric, basis);
  const [ys, xs, wins] = [columns(overCounter), columns(underCounter), columns(wonBy(metric))];
  const [over, under] = [new Float64Array(xs.length), new Float64Array(xs.length)];
  let [length, numerator, denominator, won] = [0, 0, 0, 0];
  let [isMeasured, isCounted] = [false, false];
  for (let day = 0; day < xs.length; day++) {
    const y = ys[day] ?? Number.NaN;
    const x = xs[day] ?? Number.NaN;
    const win = wins[day] ?? Number.NaN;
    if (Number.isNaN(x + y)) continue;
    isMeasured = true;
    if (!Number.isNaN(win)) {
      isCounted = true;
      won += inHundredths(win);
    }
    if (y === 0 && x === 0) continue;
    numerator += inHundredths(y);
    denominator += inHundredths(x);
    over[length] = y;
    under[length] = x;
    length++;
  }
  if (!isMeasured) return null;
  const sums = { numerator: ofHundredths(numerator), denominator: ofHundredths(denominator) };
  return { over, under, length, ...sums, won: isCounted ? ofHundredths(won) : null };
}

/** What a ratio is read from: its two terms, and what is won. */
export const countersToldBy = (metric: ComparedMetric): AddedCounter[] => {
  const bases = metric === 'conversionRate' ? (['linkClicks', 'clicks'] as const) : (['clicks'] as const);
  return [...new Set([...bases.flatMap((basis) => countersOf(metric, basis)), wonBy(metric)])];
};

export const wonBy = (metric: ComparedMetric): 'leads' | 'conversions' => (metric === 'cpl' ? 'leads' : 'conversions');

type Found = Pick<Estimate, 'days' | 'dispersion' | 'logError' | 'interval' | 'reason' | 'missing'>;

/** A rate, its spread counted by Pearson's statistic over its days: days swing more than draws of one urn would. */
function rateOf({ over, under, length, numerator: x, denominator: n }: Series): Found {
  const rate = x / n;
  let [days, squares] = [0, 0];
  for (let day = 0; day < length; day++) {
    const trials = under[day] ?? 0;
    if (trials === 0) continue;
    days++;
    squares += ((over[day] ?? 0) - trials * rate) ** 2 / trials;
  }
  if (x > n) return { days, dispersion: null, logError: null, interval: null, reason: 'not_a_proportion', missing: [] };
  const isFlat = days < fewestDaysOfDispersion || rate === 0 || rate === 1;
  const dispersion = isFlat ? 1 : Math.max(1, squares / (rate * (1 - rate)) / (days - 1));
  const missing = unmet([
    { on: 'successes', atLeast: 30, have: x },
    { on: 'failures', atLeast: 30, have: ofHundredths(inHundredths(n) - inHundredths(x)) },
  ]);
  const interval = missing.length === 0 ? wilsonInterval(rate, n / dispersion) : null;
  return { days, dispersion, logError: null, interval, reason: interval ? null : 'insufficient_data', missing };
}

const fewestDaysOfDispersion = 8;

/** A ratio of two sums, by the delta method: the day is what is drawn, and the error is that of the logarithm. */
function ratioOf({ over, under, length, numerator, denominator }: Series, needs: Need[], times: number): Found {
  const missing = unmet([{ on: 'days', atLeast: 14, have: length }, ...needs]);
  const isTold = missing.length === 0 && numerator > 0 && denominator > 0;
  const none = { days: length, dispersion: null, logError: null, interval: null };
  if (!isTold) return { ...none, reason: 'insufficient_data', missing };
  const ratio = numerator / denominator;
  let squares = 0;
  for (let day = 0; day < length; day++) squares += ((over[day] ?? 0) - ratio * (under[day] ?? 0)) ** 2;
  const logError = Math.sqrt((length / (length - 1)) * squares) / (ratio * denominator);
  const reach = Math.exp(studentT95(length - 1) * logError);
  const interval = { lower: (times * ratio) / reach, upper: times * ratio * reach };
  return { ...none, logError, interval, reason: null, missing };
}

const unmet = (needs: readonly Need[]): Need[] => needs.filter(({ atLeast, have }) => have < atLeast);

/** Ratios of what is won one by one wait for thirty of it, where it is counted. */
const needsOf = (metric: ComparedMetric, { won }: Series): Need[] =>
  ['cpa', 'cpl', 'roas', 'aov'].includes(metric) && won !== null ? [{ on: wonBy(metric), atLeast: 30, have: won }] : [];

/** As everywhere else: under its gate a ratio is not shown. */
function passesGate(metric: ComparedMetric, { denominator, won }: Series): boolean {
  if (metric === 'roas') {
    const { atLeast, have } = roasGate(won, denominator);
    return have >= atLeast;
  }
  return denominator >= (metric === 'conversionRate' ? conversionRateClicks : quotients[metric].atLeast);
}

const countersOf = (metric: ComparedMetric, basis: ConversionBasis): readonly [AddedCounter, AddedCounter] =>
  pairs[pairOf(metric, basis)];

/** The two counters that a ratio divides. */
export function pairOf(metric: ComparedMetric, basis: ConversionBasis): Pair {
  if (metric === 'roas') return 'revenueBySpend';
  if (metric === 'conversionRate') return basis === 'linkClicks' ? 'conversionsByLinkClicks' : 'conversionsByClicks';
  return quotients[metric].pair;
}

export const timesOf = (metric: ComparedMetric): number => (metric === 'cpm' ? quotients.cpm.times : 1);
