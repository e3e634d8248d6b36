import type * as z from 'zod';
import type * as performance from '../../../shared/campaigns/performance.contract.ts';
import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';

type Shown = z.infer<typeof performance.listCampaignAds.output>['items'][number]['creative'];

/** By ad, what it shows, with an address of its image that a browser may read. */
export async function shownCreatives(ads: readonly CampaignAdItem[]): Promise<Map<string, Shown>> {
  const all = await Promise.all(
    ads.map(async ({ adId, creative }): Promise<[string, Shown]> => {
      if (!creative) return [adId, null];
      const { imageKey, videoId = null, title = null, body = null, callToAction = null } = creative;
      const imageUrl = imageKey === undefined ? null : await shownUrl(imageKey);
      return [adId, { imageUrl, videoId, title, body, callToAction }];
    }),
  );
  return new Map(all);
}
