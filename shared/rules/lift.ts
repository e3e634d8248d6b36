import { falseDiscoveryRates } from './benjamini-hochberg.ts';
import { type Alike, varianceBetween } from './between-ads.ts';
import { FeatureSides, mostStrata } from './feature-sides.ts';
import type { LiftFigures } from './lift-figures.ts';
import { type CountedAds, doubtOf, logRate } from './log-rate.ts';
import { type Estimated, shrunk, spreadOfEffects } from './shrinkage.ts';
import { studentT90, twoSidedStudentP } from './student-distribution.ts';

/** By ad: 1 where it has the feature, 0 where it has not, −1 where nobody knows. */
export type FeatureColumn = Int8Array;

/** What a rate is better by: more of it, or less of its inverse (a cost). */
export type LiftOf = 'rate' | 'cost';

/** What is missing first, and how much of it. */
export type ResultNeed = 'platforms' | 'ads_with' | 'ads_without' | 'counts_with' | 'counts_without';
type Sides = { adsWith: number; adsWithout: number; clusters: number };
export type ResultLift = Sides &
  (
    | ({ missing: null; effect: Estimated } & LiftFigures)
    | { missing: { need: ResultNeed; count: number }; verdict: 'insufficient' }
  );

/** Below these a lift is not shown: in a stratum on each side, then in all of them. */
export const resultGates = { inStratum: 3, ads: 8, counts: 30 };
/** An ad counts from so many expected on: by its exposure, so that its luck does not choose it. */
const fewestExpected = 5;
const mostFalse = 0.1;

/** Of all that was counted, out of all that it was counted of. */
export function rateOf({ count, exposure }: CountedAds): number {
  let [counts, exposures] = [0, 0];
  for (let ad = 0; ad < count.length; ad++) {
    counts += count[ad] ?? 0;
    exposures += exposure[ad] ?? 0;
  }
  return exposures > 0 ? counts / exposures : 0;
}

/** The places of the ads that were shown enough to count. */
export function countingAds(ads: CountedAds): Uint32Array {
  const rate = rateOf(ads);
  const places: number[] = [];
  for (let ad = 0; ad < ads.count.length; ad++) if ((ads.exposure[ad] ?? 0) * rate >= fewestExpected) places.push(ad);
  return Uint32Array.from(places);
}

/**
 * Which features go with a better rate, the ad as the unit: a test by impressions takes each impression for a witness of its own, and
 * ads that differ as they do then make it cry wolf. In each stratum (a platform) with ads on both sides, the difference of the weighted means of
 * log rates; those are averaged by their precision, shrunk beside each other (`shrinkage.ts`), and told at a rate of false discoveries of
 * one in ten. W. G. Cochran, « The combination of estimates from different experiments », Biometrics 10 (1954), 101–129; σ² as
 * `varianceBetween` says. `ads` are those of `countingAds`.
 */
export function resultLifts(
  ads: CountedAds,
  places: Uint32Array,
  features: readonly FeatureColumn[],
  of: LiftOf = 'rate',
): ResultLift[] {
  const grouped = groupedByDoubt(ads, places);
  const found = features.map((feature) => measured(ads, grouped, feature));
  const told = found.filter((one) => 'effect' in one);
  const spread = spreadOfEffects(told.map(({ effect }) => effect));
  const pValues = told.map(({ effect: { theta, error }, df }) => (error > 0 ? twoSidedStudentP(theta / error, df) : 1));
  const rates = falseDiscoveryRates(pValues);
  let next = 0;
  return found.map((one): ResultLift => {
    if (!('effect' in one)) return { ...one, verdict: 'insufficient' };
    const at = next++;
    const { effect, df, rates: sides, adsWith, adsWithout, clusters } = one;
    const t = studentT90(df);
    const [lift, low, high] = bounds(effect, t, of);
    const [shrunkLift, shrunkLow, shrunkHigh] = bounds(shrunk(effect, spread), t, of);
    const [p, q] = [pValues[at] ?? 1, rates[at] ?? 1];
    const [rateWith, rateWithout] = sides.map((rate) => rounded(of === 'cost' ? 1 / rate : rate)) as [number, number];
    return {
      ...{ adsWith, adsWithout, clusters, missing: null, effect, rateWith, rateWithout },
      ...{ lift, low, high, shrunkLift, shrunkLow, shrunkHigh },
      ...{ p: rounded(p), q: rounded(q), verdict: verdictOf({ shrunkLow, shrunkHigh }, q, of) },
    };
  });
}

/** Of what passed the gates, the effects that predictions are drawn towards nought by. */
export const spreadOfLifts = (lifts: readonly ResultLift[]): number =>
  spreadOfEffects(lifts.flatMap((lift) => (lift.missing === null ? [lift.effect] : [])));

type Grouped = {
  places: Uint32Array;
  groupOf: Uint32Array;
  doubts: Float64Array;
  stratumOf: Uint8Array;
  y: Float64Array;
};

/** Ads of a stratum with the same count have the same doubt: what is asked of them again and again is asked of the group. */
function groupedByDoubt({ count, exposure, stratum }: CountedAds, places: Uint32Array): Grouped {
  const groups = new Map<number, number>();
  const groupOf = new Uint32Array(places.length);
  const y = new Float64Array(places.length);
  const [doubts, stratumOf]: [number[], number[]] = [[], []];
  for (let at = 0; at < places.length; at++) {
    const ad = places[at] ?? 0;
    const key = (count[ad] ?? 0) * mostStrata + (stratum[ad] ?? 0);
    let group = groups.get(key);
    if (group === undefined) {
      group = groups.size;
      groups.set(key, group);
      doubts.push(doubtOf(count[ad] ?? 0));
      stratumOf.push(stratum[ad] ?? 0);
    }
    groupOf[at] = group;
    y[at] = logRate(count[ad] ?? 0, exposure[ad] ?? 0);
  }
  const mean = y.reduce((sum, one) => sum + one, 0) / Math.max(1, y.length);
  return {
    ...{ places, groupOf, y: y.map((one) => one - mean) },
    ...{ doubts: Float64Array.from(doubts), stratumOf: Uint8Array.from(stratumOf) },
  };
}

type Measured = Sides &
  ({ effect: Estimated; df: number; rates: [number, number] } | { missing: { need: ResultNeed; count: number } });

function measured(ads: CountedAds, grouped: Grouped, feature: FeatureColumn): Measured {
  const sides = new FeatureSides();
  for (const ad of grouped.places)
    sides.add(ads.stratum[ad] ?? 0, feature[ad] ?? -1, ads.count[ad] ?? 0, ads.exposure[ad] ?? 0);
  const { cellOf, clusters } = sides.cells(resultGates.inStratum);
  const both = sides.together((of) => clusters === 0 || (cellOf[of] ?? -1) >= 0);
  const about = { adsWith: both.ads[1], adsWithout: both.ads[0], clusters };
  const missing = missingOf(clusters, both);
  if (missing) return { ...about, missing };
  const alike = alikeOf(grouped, feature, cellOf);
  const df = about.adsWith + about.adsWithout - 2 * clusters;
  const variance = varianceBetween(alike, clusters * 2, df);
  const rates: [number, number] = [both.counts[1] / both.exposures[1], both.counts[0] / both.exposures[0]];
  return { ...about, effect: averaged(alike, clusters, variance), df, rates };
}

/** The ads of each group on each side of a feature, of the strata that have a cell. */
function alikeOf(grouped: Grouped, feature: FeatureColumn, cellOf: Int16Array): Alike[] {
  const { doubts, stratumOf } = grouped;
  const sums = sumsBySide(grouped, feature);
  const alike: Alike[] = [];
  for (let group = 0; group < doubts.length * 2; group++) {
    const [ads = 0, sum = 0, squares = 0] = sums.subarray(group * 3, group * 3 + 3);
    const cell = cellOf[stratumOf[group >> 1] ?? 0] ?? -1;
    if (ads > 0 && cell >= 0)
      alike.push({ doubt: doubts[group >> 1] ?? 1, cell: cell * 2 + (group & 1), ads, sum, squares });
  }
  return alike;
}

/** By group and side: ads, the sum of their y, and that of its squares. */
function sumsBySide({ places, groupOf, doubts, y }: Grouped, feature: FeatureColumn): Float64Array {
  const sums = new Float64Array(doubts.length * 6);
  for (let at = 0; at < places.length; at++) {
    const side = feature[places[at] ?? 0] ?? -1;
    if (side < 0) continue;
    const from = (groupOf[at] ?? 0) * 6 + side * 3;
    const own = y[at] ?? 0;
    sums[from] = (sums[from] ?? 0) + 1;
    sums[from + 1] = (sums[from + 1] ?? 0) + own;
    sums[from + 2] = (sums[from + 2] ?? 0) + own * own;
  }
  return sums;
}

/** The mean over strata of the differences of their sides, by precision. */
function averaged(alike: readonly Alike[], clusters: number, variance: number): Estimated {
  const weights = new Float64Array(clusters * 2);
  const sums = new Float64Array(clusters * 2);
  for (const { doubt, cell, ads, sum } of alike) {
    weights[cell] = (weights[cell] ?? 0) + ads / (doubt + variance);
    sums[cell] = (sums[cell] ?? 0) + sum / (doubt + variance);
  }
  let [theta, precision] = [0, 0];
  for (let cluster = 0; cluster < clusters; cluster++) {
    const [without = 1, having = 1] = weights.subarray(cluster * 2, cluster * 2 + 2);
    const [sumWithout = 0, sumHaving = 0] = sums.subarray(cluster * 2, cluster * 2 + 2);
    const weight = 1 / (1 / having + 1 / without);
    theta += weight * (sumHaving / having - sumWithout / without);
    precision += weight;
  }
  return { theta: theta / precision, error: Math.sqrt(1 / precision) };
}

function missingOf(
  clusters: number,
  { ads: [without, having], counts }: ReturnType<FeatureSides['together']>,
): { need: ResultNeed; count: number } | null {
  const { ads, counts: fewest } = resultGates;
  if (having < ads) return { need: 'ads_with', count: ads - having };
  if (without < ads) return { need: 'ads_without', count: ads - without };
  if (clusters === 0) return { need: 'platforms', count: resultGates.inStratum };
  if (counts[1] < fewest) return { need: 'counts_with', count: Math.ceil(fewest - counts[1]) };
  return counts[0] < fewest ? { need: 'counts_without', count: Math.ceil(fewest - counts[0]) } : null;
}

/** Of a cost, the lift is that of its inverse the other way round. */
function bounds({ theta, error }: Estimated, t: number, of: LiftOf): [number, number, number] {
  const all = [theta, theta - t * error, theta + t * error].map((at) => rounded(Math.exp(of === 'cost' ? -at : at)));
  const [lift = 1, low = 1, high = 1] = all;
  return of === 'cost' ? [lift, high, low] : [lift, low, high];
}

function verdictOf({ shrunkLow, shrunkHigh }: { shrunkLow: number; shrunkHigh: number }, q: number, of: LiftOf) {
  if (q > mostFalse) return 'unclear';
  if (shrunkLow > 1) return of === 'cost' ? 'worse' : 'better';
  if (shrunkHigh < 1) return of === 'cost' ? 'better' : 'worse';
  return 'unclear';
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
