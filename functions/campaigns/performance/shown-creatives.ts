import type * as z from 'zod';
import type * as performance from '../../../shared/campaigns/performance.contract.ts';
import { imageUrlOf } from '../core/ad-image.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';

type Listed = z.infer<typeof performance.listCampaignAds.output>['items'][number];
type Shown = Pick<Listed, 'creative' | 'imageUrl' | 'hasOwnImage'>;

/** By ad, what it shows, with where a browser reads its image. */
export async function shownCreatives(ads: readonly CampaignAdItem[]): Promise<Map<string, Shown>> {
  const all = await Promise.all(
    ads.map(async (ad): Promise<[string, Shown]> => {
      const { videoId = null, title = null, body = null, callToAction = null } = ad.creative ?? {};
      const creative = ad.creative ? { videoId, title, body, callToAction } : null;
      return [ad.adId, { imageUrl: await imageUrlOf(ad), hasOwnImage: ad.imageId !== undefined, creative }];
    }),
  );
  return new Map(all);
}
