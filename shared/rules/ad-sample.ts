import { type ComparedMetric, type ConversionBasis, pairOf, testOf, timesOf, wonBy } from './estimates.ts';
import { studentT95 } from './student-distribution.ts';
import { counterSum, pairSums, type Sums } from './sums.ts';
import type { Interval } from './wilson-interval.ts';

export const adSampleNeeds = ['ads', 'conversions', 'leads'] as const;

/** How far chance may have moved a ratio of several ads together, or what is missing to tell it. */
export type AdSample = {
  /** Ads that measure both terms, one of which is not nought. */
  ads: number;
  interval: Interval | null;
  missing: { on: (typeof adSampleNeeds)[number]; atLeast: number; have: number }[];
};

const fewestAds = 5;
const fewestWon = 30;

/**
 * What ads that have something in common say of a ratio: the ad is what is drawn, for one that does very well tells little of the
 * next. The 95 % interval of a ratio of sums over clusters, on the logarithm, by Student with one less than there are ads
 * (Cochran, Sampling Techniques, 1977, chapters 6 and 9); that of a rate ends at 1.
 */
export function adSampleOf(metric: ComparedMetric, ads: readonly Sums[], basis: ConversionBasis = 'clicks'): AdSample {
  const terms = ads.flatMap((sums) => {
    const found = pairSums(sums, pairOf(metric, basis));
    return found && (found.numerator !== 0 || found.denominator !== 0) ? [found] : [];
  });
  const won = ['cpa', 'cpl', 'roas', 'aov'].includes(metric) ? wonOf(metric, ads) : null;
  const needs = [
    { on: 'ads' as const, atLeast: fewestAds, have: terms.length },
    ...(won === null ? [] : [{ on: wonBy(metric), atLeast: fewestWon, have: won }]),
  ];
  const missing = needs.filter(({ atLeast, have }) => have < atLeast);
  const above = terms.reduce((sum, { numerator }) => sum + numerator, 0);
  const below = terms.reduce((sum, { denominator }) => sum + denominator, 0);
  const isRate = testOf[metric] === 'two_proportions';
  if (missing.length > 0 || above <= 0 || below <= 0 || (isRate && above > below))
    return { ads: terms.length, interval: null, missing };
  const ratio = above / below;
  const squares = terms.reduce((sum, one) => sum + (one.numerator - ratio * one.denominator) ** 2, 0);
  const logError = Math.sqrt((terms.length / (terms.length - 1)) * squares) / above;
  const reach = Math.exp(studentT95(terms.length - 1) * logError);
  const value = timesOf(metric) * ratio;
  const upper = isRate ? Math.min(1, value * reach) : value * reach;
  return { ads: terms.length, interval: { lower: value / reach, upper }, missing };
}

/** Null where nobody counts it. */
function wonOf(metric: ComparedMetric, ads: readonly Sums[]): number | null {
  const counted = ads.flatMap((sums) => counterSum(sums, wonBy(metric)) ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0);
}
