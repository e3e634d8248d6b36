import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { rankAmong } from '../../../shared/rules/foretold-rank.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { resultsOf } from '../core/results-of.ts';
import { predicted } from './predicted.ts';

/** The rank of an ad among one's own, 0 to 1, bounds that hold 90 times in 100, and how often such ranks were right. */
export type AdPrediction = { percentile: number; low: number; high: number; spearman: number; ads: number };

/** Null where predictions have not proved themselves, and for whoever may not read results. */
export async function predictAd(actor: Actor, ad: ReadAd): Promise<AdPrediction | null> {
  if (!actor.permissions.has('learning:read')) return null;
  const table = await resultsOf(actor);
  if (table.ads.length === 0) return null;
  const { prediction, features } = predicted(table);
  if (prediction.state !== 'available') return null;
  const bits = featuresOf(ad);
  const had = new Set(
    featureValues.filter((_, at) => hasFeature(bits, at)).map(({ feature, value }) => `${feature}:${value}`),
  );
  const effects = features.map(({ feature, value }, at) =>
    had.has(`${feature}:${value}`) ? (prediction.ridge.effects[at] ?? 0) : 0,
  );
  const foretold = effects.reduce((sum, effect) => sum + effect, 0);
  const { spearman, ads } = prediction;
  return { ...rankAmong(foretold - prediction.ridge.mean, prediction.foretold, spearman), spearman, ads };
}
