import { getInsights } from '../../../shared/learning/insights.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { hasFormat, hasWords } from '../core/known-features.ts';
import { resultsOf } from '../core/results-of.ts';
import { insightsOf } from './insights-of.ts';

export const handler = defineHandler(getInsights, async ({ actor, query }) => {
  const { metric, platform, brandId, from, to, feature } = query;
  const table = await resultsOf(actor, brandId);
  const { ads, places, rate, betweenAds, items } = insightsOf(table, {
    metric,
    platform,
    feature,
    period: { from, to },
  });
  const counted = Array.from(places, (at) => table.ads[at]);
  const asked = table.ads.filter((ad) => platform === undefined || ad.platform === platform).length;
  return {
    metric,
    population: {
      ads: places.length,
      excluded: asked - places.length,
      rate: ads.exposure.some((shown) => shown > 0) ? Math.round(rate * 1e6) / 1e6 : null,
      withText: counted.filter((ad) => ad && hasWords(ad)).length,
      withFormat: counted.filter((ad) => ad && hasFormat(ad)).length,
      currency: metric === 'cpa' ? table.currency : null,
    },
    betweenAds,
    items,
    method: 'v1' as const,
  };
});
