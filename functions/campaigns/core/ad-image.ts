import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CampaignAdItem } from './campaign-ad.entity.ts';

/** Where a browser reads our copy of what an ad shows; null where there is none. */
export async function imageUrlOf({ creative }: Pick<CampaignAdItem, 'creative'>): Promise<string | null> {
  return creative?.imageKey === undefined ? null : await shownUrl(creative.imageKey);
}
