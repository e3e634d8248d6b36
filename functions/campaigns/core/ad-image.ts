import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CampaignAdItem } from './campaign-ad.entity.ts';

type Ad = Pick<CampaignAdItem, 'workspaceId' | 'campaignId' | 'adKey'>;

/** Where an ad's copy of an image lies that a person gave it. What stands there never changes. */
export const ownImageKey = ({ workspaceId, campaignId, adKey }: Ad, imageId: string): string =>
  `creatives/${workspaceId}/${campaignId}/${adKey}-${imageId}`;

/** Where our copy of what an ad shows lies; undefined where there is none. */
export const imageKeyOf = (ad: CampaignAdItem): string | undefined =>
  ad.imageId ? ownImageKey(ad, ad.imageId) : ad.creative?.imageKey;

/** Where a browser reads our copy of what an ad shows; null where there is none. */
export async function imageUrlOf(ad: CampaignAdItem): Promise<string | null> {
  const key = imageKeyOf(ad);
  return key === undefined ? null : await shownUrl(key);
}
