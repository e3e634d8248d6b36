import { type FeatureColumn, resultLifts, spreadOfLifts } from './lift.ts';
import { type CountedAds, doubtOf, logRate } from './log-rate.ts';
import { solvePositive } from './positive-system.ts';
import { varianceWithin } from './variance-within.ts';

/** A feature, and the family of those that are known of an ad together (its words, its format). */
export type Known = { column: FeatureColumn; family: number };

export type Ridge = {
  /** By feature, in logarithms of the rate; null where there was too little to test it. */
  effects: (number | null)[];
  /** In logarithms, against the mean of its stratum: what its features foretell, and what came. */
  foretold: (ad: number) => number;
  /** What features add to an ad of these, on average. */
  mean: number;
  came: (ad: number) => number;
};

/** What keeps a column without any ad from being without a solution. */
const trifle = 1e-6;

/**
 * Log rates as sums of what features add, drawn towards nought by how little lifts spread: A. E. Hoerl and R. W. Kennard, « Ridge
 * regression: biased estimation for nonorthogonal problems », Technometrics 12 (1970), 55–67. Strata, and families that nobody knows
 * of an ad, have means of their own, which are not drawn.
 */
export function ridgeOf(ads: CountedAds, places: Uint32Array, features: readonly Known[]): Ridge {
  const lifts = resultLifts(
    ads,
    places,
    features.map(({ column }) => column),
  );
  const tested = features.flatMap((_, at) => (lifts[at]?.missing === null ? [at] : []));
  const spread = spreadOfLifts(lifts);
  const columns = new Columns(
    ads,
    places,
    tested.map((at) => features[at] as Known),
  );
  const added = spread > 0 ? columns.fitted(spread) : new Float64Array(tested.length);
  const addedBy = (ad: number) => columns.had(ad).reduce((sum, at) => sum + (added[at] ?? 0), 0);
  const rate = (ad: number) => logRate(ads.count[ad] ?? 0, ads.exposure[ad] ?? 0);
  const [meanAdded, meanRate] = [columns.meansBy(addedBy), columns.meansBy(rate)];
  return {
    effects: features.map((_, at) => (tested.includes(at) ? (added[tested.indexOf(at)] ?? 0) : null)),
    foretold: (ad) => addedBy(ad) - meanAdded(ad),
    mean: Array.from(places, addedBy).reduce((sum, one) => sum + one, 0) / Math.max(1, places.length),
    came: (ad) => rate(ad) - meanRate(ad),
  };
}

/** What a regression is made of: strata, families unknown, then features. */
class Columns {
  readonly #ads: CountedAds;
  readonly #places: Uint32Array;
  readonly #features: readonly Known[];
  readonly #strata: number[];
  readonly #families: number[];

  constructor(ads: CountedAds, places: Uint32Array, features: readonly Known[]) {
    this.#ads = ads;
    this.#places = places;
    this.#features = features;
    this.#strata = [...new Set(Array.from(places, (ad) => ads.stratum[ad] ?? 0))];
    this.#families = [...new Set(features.map(({ family }) => family))];
  }

  /** The places of the features that an ad has. */
  had(ad: number): number[] {
    return this.#features.flatMap(({ column }, at) => (column[ad] === 1 ? [at] : []));
  }

  /** What each feature adds, whose variance is `spread`. */
  fitted(spread: number): Float64Array {
    const { count, exposure } = this.#ads;
    const means = this.#strata.length + this.#families.length;
    const size = means + this.#features.length;
    const variance = varianceWithin(this.#ads, this.#places);
    const [a, b] = [new Float64Array(size * size), new Float64Array(size)];
    for (const ad of this.#places) {
      const weight = 1 / (doubtOf(count[ad] ?? 0) + variance);
      const rate = logRate(count[ad] ?? 0, exposure[ad] ?? 0);
      const columns = [...this.#meansOf(ad), ...this.had(ad).map((at) => means + at)];
      for (const row of columns) {
        b[row] = (b[row] ?? 0) + weight * rate;
        for (const column of columns) a[row * size + column] = (a[row * size + column] ?? 0) + weight;
      }
    }
    for (let at = 0; at < size; at++) a[at * size + at] = (a[at * size + at] ?? 0) + (at < means ? trifle : 1 / spread);
    return solvePositive(a, b).subarray(means);
  }

  /** Its stratum, and the families that nobody knows of it. */
  #meansOf(ad: number): number[] {
    const unknown = new Set(this.#features.filter(({ column }) => (column[ad] ?? -1) < 0).map(({ family }) => family));
    const families = this.#families.flatMap((family, at) => (unknown.has(family) ? [this.#strata.length + at] : []));
    return [this.#strata.indexOf(this.#ads.stratum[ad] ?? 0), ...families];
  }

  /** By ad, the mean of its stratum; of all where nobody else is of it. */
  meansBy(of: (ad: number) => number): (ad: number) => number {
    const { stratum } = this.#ads;
    const all = this.#strata.length;
    const [sums, counts] = [new Float64Array(all + 1), new Float64Array(all + 1)];
    for (const ad of this.#places) {
      const value = of(ad);
      for (const at of [this.#strata.indexOf(stratum[ad] ?? 0), all]) {
        sums[at] = (sums[at] ?? 0) + value;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    return (ad) => {
      const own = this.#strata.indexOf(stratum[ad] ?? 0);
      const at = own < 0 ? all : own;
      return (sums[at] ?? 0) / Math.max(1, counts[at] ?? 0);
    };
  }
}
