import type { Fatigue } from '../../../shared/rules/fatigue.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { fatigueByAd } from './fatigue-by-ad.door.ts';
import { shownCreatives } from './shown-creatives.ts';

export type AdLooks = { fatigue: Fatigue; imageUrl: string | null; libraryAdId: string | null };

/** By ad of one campaign, what it shows and whether it tires. */
export async function looksOfAds(
  campaign: CampaignItem,
  ads: readonly CampaignAdItem[],
  period: Period,
): Promise<Map<string, AdLooks>> {
  const [tired, shown] = await Promise.all([fatigueByAd(campaign, ads, period), shownCreatives(ads)]);
  return new Map(
    ads.flatMap(({ adId, libraryAdId = null }): [string, AdLooks][] => {
      const fatigue = tired.get(adId);
      return fatigue ? [[adId, { fatigue, imageUrl: shown.get(adId)?.imageUrl ?? null, libraryAdId }]] : [];
    }),
  );
}
