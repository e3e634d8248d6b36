import { countingAds } from '../../../shared/rules/lift.ts';
import { fewestToPredict, type Prediction, predictionFolds, predictionOf } from '../../../shared/rules/prediction.ts';
import { partOf } from '../../imports/part-of.ts';
import { type KnownFeature, knownFeatures } from '../core/known-features.ts';
import type { ResultTable } from '../core/result-table.ts';
import { countedAds } from './counted-ads.ts';

export type Predicted = { prediction: Prediction; features: readonly KnownFeature[]; missing: number };

const kept = new WeakMap<ResultTable, Predicted>();
const families: readonly KnownFeature['family'][] = ['words', 'format', 'audience'];

/** More foretell no better, and someone waits. */
const mostAds = 10_000;

/** Whether the CTR of a workspace's ads is foretold by what they are, kept while they are the same. */
export function predicted(table: ResultTable): Predicted {
  const known = kept.get(table);
  if (known) return known;
  const ads = countedAds(table, { metric: 'ctr' });
  const places = sampled(table, countingAds(ads));
  const features = knownFeatures(table);
  const fold = Uint8Array.from(table.ads, ({ key }) => partOf(key, predictionFolds));
  const columns = features.map(({ column, family }) => ({ column, family: families.indexOf(family) }));
  const made = {
    prediction: predictionOf(ads, places, columns, fold),
    features,
    missing: Math.max(0, fewestToPredict - places.length),
  };
  kept.set(table, made);
  return made;
}

/** Of many ads always the same ones, whatever their order. */
function sampled({ ads }: ResultTable, places: Uint32Array): Uint32Array {
  if (places.length <= mostAds) return places;
  const every = Math.ceil(places.length / mostAds);
  return places.filter((at) => partOf(`sample ${ads[at]?.key}`, every) === 0);
}
