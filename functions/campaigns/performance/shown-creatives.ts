import type * as z from 'zod';
import type * as performance from '../../../shared/campaigns/performance.contract.ts';
import { imageUrlOf } from '../core/ad-image.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';

type Shown = z.infer<typeof performance.listCampaignAds.output>['items'][number]['creative'];

/** By ad, what it shows, with an address of its image that a browser may read. */
export async function shownCreatives(ads: readonly CampaignAdItem[]): Promise<Map<string, Shown>> {
  const all = await Promise.all(
    ads.map(async (ad): Promise<[string, Shown]> => {
      if (!ad.creative) return [ad.adId, null];
      const { videoId = null, title = null, body = null, callToAction = null } = ad.creative;
      return [ad.adId, { imageUrl: await imageUrlOf(ad), videoId, title, body, callToAction }];
    }),
  );
  return new Map(all);
}
