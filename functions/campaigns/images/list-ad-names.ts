import * as images from '../../../shared/campaigns/images.contract.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { readAds } from '../performance/read-ads.door.ts';

export const handler = defineHandler(images.listAdNames, async ({ actor, params }) => {
  const ads = await readAds(await readCampaign(actor.workspaceId, params.id));
  const items = ads.map(({ adId, name, imageId }) => ({ adId, name, hasOwnImage: imageId !== undefined }));
  return { items: items.sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)) };
});
