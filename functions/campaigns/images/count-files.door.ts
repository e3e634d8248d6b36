import { fileSize } from '../../platform/clients/files.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import type { FileHolder } from '../../platform/plans/file-holder.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { bytesOf, ownImageKey, sameFiles } from '../core/ad-image.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';

export const adFiles: FileHolder = {
  start: '$campaignAd_1',
  count: ({ workspaceId, campaignId, adKey }) =>
    withFreshReads(async () => {
      const key = { workspaceId: String(workspaceId), campaignId: String(campaignId), adKey: String(adKey) };
      const { data: ad } = await CampaignAd.get(key).go({ consistent: true });
      if (!ad) return;
      const { imageId, imageBytes, creative } = ad;
      const own = imageId && imageBytes === undefined ? { imageBytes: await sizeOf(ownImageKey(ad, imageId)) } : {};
      const read =
        creative?.imageKey && creative.imageBytes === undefined
          ? { creative: { ...creative, imageBytes: await sizeOf(creative.imageKey) } }
          : {};
      const found = { ...own, ...read };
      if (Object.keys(found).length === 0) return;
      const counted = CampaignAd.patch(key).set(found).where(sameFiles(ad));
      const change = bytesOf({ ...ad, ...found }) - bytesOf(ad);
      await write([update(counted, changedMeanwhile), ...countBytes(key.workspaceId, change)]);
    }),
};

const sizeOf = async (key: string): Promise<number> => (await fileSize(key)) ?? 0;
