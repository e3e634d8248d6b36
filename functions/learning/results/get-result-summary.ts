import { adPlatforms } from '../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { getResultSummary } from '../../../shared/learning/results.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { hasFormat, hasWords } from '../core/known-features.ts';
import { resultsOf } from '../core/results-of.ts';
import { dayOf } from '../core/stored-result.ts';
import { summed } from './summed.ts';

export const handler = defineHandler(getResultSummary, async ({ actor, query: { platform, ...period } }) => {
  const table = await resultsOf(actor);
  const ads = table.ads.filter((ad) => platform === undefined || ad.platform === platform);
  const { sums, ads: some, ...together } = summed(table, ads, period);
  return {
    ...together,
    ads: some.length,
    rows: sums.rows,
    withText: some.filter(hasWords).length,
    withFormat: some.filter(hasFormat).length,
    currency: table.currency,
    from: sums.last < 0 ? null : dayOf(sums.first),
    to: sums.last < 0 ? null : dayOf(sums.last),
    byPlatform: keysOf(adPlatforms).flatMap((code) => {
      const own = summed(
        table,
        some.filter((ad) => ad.platform === code),
        period,
      );
      const { sums: _, ...figures } = own;
      return own.ads.length === 0
        ? []
        : [{ ...figures, ads: own.ads.length, platform: code, label: adPlatforms[code] }];
    }),
    fromGenerations: some.filter(({ itemKey }) => itemKey !== null).length,
    fromCampaigns: some.filter(({ isOwn }) => isOwn).length,
  };
});
