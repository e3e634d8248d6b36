import { getPrediction } from '../../../shared/learning/insights.contract.ts';
import { ranksOf } from '../../../shared/rules/ranks.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { resultsOf } from '../core/results-of.ts';
import { predicted } from './predicted.ts';

const mostPoints = 300;

export const handler = defineHandler(getPrediction, async ({ actor, query }) => {
  const table = await resultsOf(actor, query.brandId);
  const { prediction, features, missing } = predicted(table);
  const nothing = { available: false, effects: [], points: [], missing, ads: prediction.ads };
  if (prediction.state === 'too_few') return { ...nothing, reason: prediction.state, spearman: null, low: null };
  const { spearman, low } = prediction;
  if (prediction.state === 'not_predictive') return { ...nothing, reason: prediction.state, spearman, low };
  const effects = features
    .flatMap(({ feature, value, label }, at) => {
      const effect = prediction.ridge.effects[at] ?? null;
      return effect === null ? [] : [{ feature, value, label, effect: Math.round(Math.exp(effect) * 1e4) / 1e4 }];
    })
    .sort((a, b) => Math.abs(Math.log(b.effect)) - Math.abs(Math.log(a.effect)));
  const points = pointsOf(prediction.foretold, prediction.came);
  return { ...nothing, available: true, reason: null, spearman, low, effects, points };
});

/** Of many, every so many. */
function pointsOf(foretold: Float64Array, came: Float64Array): { foretold: number; observed: number }[] {
  const size = foretold.length;
  const [one, other] = [ranksOf(foretold), ranksOf(came)];
  const step = Math.max(1, size / mostPoints);
  const share = (rank = 0) => Math.round((rank / size) * 1e4) / 1e4;
  return Array.from({ length: Math.min(size, mostPoints) }, (_, at) => Math.floor(at * step)).map((at) => ({
    foretold: share(one[at]),
    observed: share(other[at]),
  }));
}
