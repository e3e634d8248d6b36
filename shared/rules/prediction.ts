import type { CountedAds } from './log-rate.ts';
import { z80 } from './normal-distribution.ts';
import { spearmanOf } from './ranks.ts';
import { type Known, type Ridge, ridgeOf } from './ridge.ts';

/** Fewer ads are too few to know whether anything is foretold. */
export const fewestToPredict = 100;
/** Into how many parts ads are cut, each foretold by the others. */
export const predictionFolds = 10;
/** The lower bound of the correlation of ranks must pass it. */
const leastCorrelation = 0.1;

/** What predictions are worth: the correlation of ranks, and the bound that it passes nine times in ten. */
export type PredictionWorth = { ads: number; spearman: number; low: number };
export type Prediction =
  | { state: 'too_few'; ads: number }
  | ({ state: 'not_predictive' } & PredictionWorth)
  | ({
      state: 'available';
      /** By place of `places`: what the other parts foretold of an ad, and what came (see `Ridge`). */
      foretold: Float64Array;
      came: Float64Array;
      /** Of all ads together, for one that is still to come. */
      ridge: Ridge;
    } & PredictionWorth);

/**
 * Whether what is known of ads foretells their rates: each tenth of them is foretold by the nine others (`ridgeOf`, its spread and its
 * variance their own), and the order that was foretold is held against the one that came; the bound is that of R. A. Fisher's z.
 * `fold` is 0 to 9 by ad, of its identity, so that an ad always stands in the same part.
 */
export function predictionOf(
  ads: CountedAds,
  places: Uint32Array,
  features: readonly Known[],
  fold: Uint8Array,
): Prediction {
  if (places.length < fewestToPredict) return { state: 'too_few', ads: places.length };
  const [foretold, came] = [new Float64Array(places.length), new Float64Array(places.length)];
  for (let part = 0; part < predictionFolds; part++) {
    const others = ridgeOf(
      ads,
      places.filter((ad) => fold[ad] !== part),
      features,
    );
    for (const [at, ad] of places.entries()) {
      if (fold[ad] !== part) continue;
      foretold[at] = others.foretold(ad);
      came[at] = others.came(ad);
    }
  }
  const spearman = spearmanOf(foretold, came);
  const low = Math.tanh(Math.atanh(Math.min(spearman, 1 - 1e-9)) - z80 / Math.sqrt(places.length - 3));
  const worth = { ads: places.length, spearman: rounded(spearman), low: rounded(low) };
  if (low <= leastCorrelation) return { state: 'not_predictive', ...worth };
  return { state: 'available', ...worth, foretold, came, ridge: ridgeOf(ads, places, features) };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
