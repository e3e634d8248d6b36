import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CampaignAd, CampaignAdItem } from './campaign-ad.entity.ts';

type Where = Parameters<Parameters<ReturnType<ReturnType<typeof CampaignAd.patch>['set']>['where']>[0]>;

/** Guards a change of an ad over the very files that were read, and counted: each leaves one that is removed, and no more than that. */
export const sameFiles =
  ({ imageId, imageBytes, creative }: Pick<CampaignAdItem, 'imageId' | 'imageBytes' | 'creative'>) =>
  (...[attr, { eq, notExists }]: Where): string => {
    const held = creative?.imageBytes;
    return [
      imageId === undefined ? notExists(attr.imageId) : eq(attr.imageId, imageId),
      imageBytes === undefined ? notExists(attr.imageBytes) : eq(attr.imageBytes, imageBytes),
      held === undefined ? notExists(attr.creative.imageBytes) : eq(attr.creative.imageBytes, held),
    ].join(' AND ');
  };

/** How many bytes are counted of what an ad shows. */
export const bytesOf = ({ imageBytes = 0, creative }: Pick<CampaignAdItem, 'imageBytes' | 'creative'>): number =>
  imageBytes + (creative?.imageBytes ?? 0);

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
