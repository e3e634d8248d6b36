import { countingAds } from '../../../shared/rules/lift.ts';
import { fewestToPredict, type Prediction, predictionFolds, predictionOf } from '../../../shared/rules/prediction.ts';
import { type KnownFeature, knownFeatures } from '../core/known-features.ts';
import type { ResultTable } from '../core/result-table.ts';
import { countedAds } from './counted-ads.ts';

export type Predicted = { prediction: Prediction; features: readonly KnownFeature[]; missing: number };

const kept = new WeakMap<ResultTable, Predicted>();
const families: readonly KnownFeature['family'][] = ['words', 'format', 'audience'];

/** Whether the CTR of a workspace's ads is foretold by what they are, kept while they are the same. */
export function predicted(table: ResultTable): Predicted {
  const known = kept.get(table);
  if (known) return known;
  const ads = countedAds(table, { metric: 'ctr' });
  const places = countingAds(ads);
  const features = knownFeatures(table);
  const fold = Uint8Array.from(table.ads, ({ key }) => hash(key) % predictionFolds);
  const columns = features.map(({ column, family }) => ({ column, family: families.indexOf(family) }));
  const made = {
    prediction: predictionOf(ads, places, columns, fold),
    features,
    missing: Math.max(0, fewestToPredict - places.length),
  };
  kept.set(table, made);
  return made;
}

/** FNV-1a: an ad stays in its part whatever others come. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
