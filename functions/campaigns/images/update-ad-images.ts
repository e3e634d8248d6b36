import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import * as images from '../../../shared/campaigns/images.contract.ts';
import { adImageProblems } from '../../../shared/campaigns/messages.ts';
import { unknownAd } from '../../../shared/kernel/validation-messages.ts';
import { takeUpload } from '../../imports/uploads.ts';
import { invalidField } from '../../platform/app-error.ts';
import { deleteFile, putFile, readFile } from '../../platform/clients/files.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ImageRead, imageOf } from '../../platform/image-of.ts';
import { log } from '../../platform/log.ts';
import { refuseBeyondStorage, withinStorage } from '../../platform/plans/stored-bytes.ts';
import { imageUrlOf, ownImageKey, sameFiles } from '../core/ad-image.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';

/** Gives ads the image that was sent, a copy each, or takes the one away that people gave them. */
export const handler = defineHandler(images.updateAdImages, async ({ actor, params, body }) => {
  const { workspaceId } = actor;
  const { campaignId } = await readCampaign(workspaceId, params.id);
  const imageId = body.uploadId ?? undefined;
  const change = await withFreshReads(async () => {
    const ads = await readAds(workspaceId, campaignId, body.adIds);
    const changed = ads.filter((ad) => ad.imageId !== imageId);
    if (changed.length > 0) await changeImages(actor, changed, imageId);
    return { ads, changed };
  });
  // The way to what nothing shows any more: it costs nobody anything to stay, should this fail.
  for (const ad of change.changed)
    if (ad.imageId)
      await deleteFile(ownImageKey(ad, ad.imageId)).catch((error) =>
        log.error('image not removed', error, { campaignId }),
      );
  const shown = change.ads.map(async (ad) => ({ adId: ad.adId, imageUrl: await imageUrlOf({ ...ad, imageId }) }));
  return { items: await Promise.all(shown) };
});

async function readAds(workspaceId: string, campaignId: string, adIds: readonly string[]): Promise<CampaignAdItem[]> {
  const items = await readTogether(
    adIds.map((adId) => CampaignAd.get({ workspaceId, campaignId, adKey: keyOf(adId) })),
  );
  return items.map((Item, at) => {
    const { data } = CampaignAd.parse({ Item });
    if (!data) throw invalidField(`adIds.${at}`, unknownAd);
    return data;
  });
}

async function changeImages(actor: Actor, ads: CampaignAdItem[], imageId: string | undefined): Promise<void> {
  const image = imageId === undefined ? undefined : await copyImage(actor, ads, imageId);
  await withinStorage(actor.workspace, changeOf(ads, image?.imageBytes), (counted) =>
    write([
      ...(image ? [image.taken] : []),
      ...ads.map((ad) => update(withImage(ad, image), changedMeanwhile)),
      ...counted,
      audit(actor, { type: 'campaign.ad_images_changed', entityId: ads[0]?.campaignId ?? '' }),
    ]),
  );
}

/** How many bytes more there are, a copy each. */
const changeOf = (ads: CampaignAdItem[], bytes = 0): number =>
  ads.reduce((sum, { imageBytes = 0 }) => sum + bytes - imageBytes, 0);

function withImage(ad: CampaignAdItem, image: { imageId: string; imageBytes: number } | undefined) {
  const { workspaceId, campaignId, adKey } = ad;
  const patch = CampaignAd.patch({ workspaceId, campaignId, adKey });
  if (!image) return patch.remove(['imageId', 'imageBytes']).where(sameFiles(ad));
  const { imageId, imageBytes } = image;
  return patch.set({ imageId, imageBytes }).where(sameFiles(ad));
}

/** What makes the upload theirs. Their copies wait under names that no other image has. */
async function copyImage({ workspace }: Actor, ads: CampaignAdItem[], uploadId: string) {
  const { objectKey, size, taken } = await takeUpload(workspace.workspaceId, uploadId);
  // An upload that was made for a file of figures may hold more than there is memory for.
  const bytes = size <= campaignLimits.imageBytes ? await readFile(objectKey) : null;
  const { type } = checked(bytes && imageOf(bytes));
  await refuseBeyondStorage(workspace, changeOf(ads, size));
  if (bytes) await Promise.all(ads.map((ad) => putFile(ownImageKey(ad, uploadId), bytes, type)));
  return { taken, imageId: uploadId, imageBytes: size };
}

/** By its own bytes: markup is none, whatever it is called. */
function checked(image: ImageRead | null): ImageRead {
  if (!image) throw invalidField('uploadId', adImageProblems.notAnImage);
  if (Math.max(image.width, image.height) > campaignLimits.imageSide)
    throw invalidField('uploadId', adImageProblems.side);
  return image;
}
