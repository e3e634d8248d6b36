import { CampaignAd } from '../../functions/campaigns/core/campaign-ad.entity.ts';
import { packDays } from '../../functions/campaigns/core/day-series.ts';
import { PerformanceSeries } from '../../functions/campaigns/core/performance-series.entity.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { seriesKeyOf } from '../../functions/campaigns/performance/quarter-rows.ts';
import { keyOf } from '../../functions/platform/db/key-of.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import type { Period } from '../../shared/rules/periods.ts';
import { daysInQuarter, syntheticDay } from './filled-campaigns.ts';

/** Those of any campaign, by their ids. */
export const adIds = Array.from({ length: 50 }, (_, at) => `1203546864856${10_000 + at}`);

/**
 * Fifty ads a campaign with figures on every day: of some campaigns, which are the first one alone unless others are said; of
 * the others in the first quarter and in the last, which is what watching reads. The ads of all campaigns measure the same.
 */
export async function fillAds(
  workspaceId: string,
  campaignIds: readonly string[],
  period: Period,
  isWhole: (campaign: number) => boolean = (at) => at === 0,
): Promise<void> {
  const ofCampaign = (campaignId: string) =>
    adIds.map((adId, at) => ({
      ...{ workspaceId, campaignId, adKey: keyOf(adId), adId, name: `Vidéo ${at} - accroche prix` },
      ...{ adSetName: 'Lookalike 1 %', firstDay: period.from, lastDay: period.to },
    }));
  await CampaignAd.put(campaignIds.flatMap(ofCampaign)).go({ concurrency: 8 });
  const quarters = quartersOf(period);
  const whole = campaignIds.filter((_, at) => isWhole(at));
  const importId = newId('cim');
  for (const [at, quarter] of quarters.entries()) {
    const dates = daysInQuarter(quarter, period);
    const origins = [{ source: 'import' as const, importId, dates }];
    const series = adIds.map((adId) => {
      const chances = new Seeded(`${adId} ${quarter}`);
      const days = packDays(
        quarter,
        dates.map((date) => syntheticDay(date, chances)),
      );
      return { quarter, seriesKey: seriesKeyOf({ adId, segment: null }), adId, days, origins };
    });
    const isWatched = at === 0 || at === quarters.length - 1;
    for (const campaignId of isWatched ? campaignIds : whole)
      await PerformanceSeries.put(series.map((one) => ({ workspaceId, campaignId, ...one }))).go({ concurrency: 8 });
  }
}
