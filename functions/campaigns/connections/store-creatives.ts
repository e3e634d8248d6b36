import { isDeepStrictEqual } from 'node:util';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { putFile } from '../../platform/clients/files.ts';
import { OutboundFailure } from '../../platform/clients/outbound/outbound-failure.ts';
import { sendOut } from '../../platform/clients/outbound/send-out.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { log } from '../../platform/log.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { knownCampaigns } from './campaigns-of-account.ts';
import type { ConnectionItem } from './connection.entity.ts';
import type { ReadCreative } from './graph-creatives.ts';
import { linkAds, type ReadAd } from './link-ads.ts';

type Creative = NonNullable<CampaignAdItem['creative']>;

const adsAtOnce = 8;
const imageTypes = /^image\/(jpeg|png|webp|gif)\b/;
const bounds = { timeoutMs: 10_000, maxAnswerBytes: 3_000_000 };

/**
 * Keeps what ads show, with a copy of their images: Meta's addresses of them expire. Of ads that the workspace has figures
 * of, which are joined to those of the library that they are; nothing is written of what is as it was. A creative never
 * changes: another one has another number.
 */
export async function storeCreatives(connection: ConnectionItem, read: readonly ReadCreative[]): Promise<void> {
  const campaigns = await knownCampaigns(connection);
  const wanted = read.flatMap((creative) => {
    const campaign = campaigns.get(creative.externalId);
    return campaign ? [{ read: creative, campaignId: campaign.campaignId }] : [];
  });
  const { workspaceId } = connection;
  const known: ReadAd[] = [];
  for (const some of chunks(wanted, mostTogether)) {
    const items = await readTogether(
      some.map(({ read: { adId }, campaignId }) => CampaignAd.get({ workspaceId, campaignId, adKey: keyOf(adId) })),
    );
    for (const [at, { read }] of some.entries()) {
      const { data: ad } = CampaignAd.parse({ Item: items[at] });
      if (ad) known.push({ ad, read });
    }
  }
  for (const some of chunks(known, adsAtOnce)) await Promise.all(some.map(storeOne));
  await linkAds(workspaceId, known);
}

async function storeOne({ ad, read }: ReadAd): Promise<void> {
  const { creativeId, videoId, title, body, callToAction } = read;
  const isSame = ad.creative?.creativeId === creativeId;
  const imageKey = isSame && ad.creative?.imageKey ? ad.creative.imageKey : await copyImage(ad, read.imageAddress);
  const all = { creativeId, imageKey, videoId, title, body, callToAction };
  const creative = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Creative;
  if (isDeepStrictEqual(ad.creative, creative)) return;
  // Gone with its campaign meanwhile: its image goes with the next removal of that.
  const { workspaceId, campaignId, adKey } = ad;
  await unlessRefused(CampaignAd.patch({ workspaceId, campaignId, adKey }).set({ creative }).go());
}

/** Where an ad's own copy of its image lies; none where Meta does not give it, or it is no image. */
async function copyImage(
  { workspaceId, campaignId, adKey }: CampaignAdItem,
  address: string | undefined,
): Promise<string | undefined> {
  if (!address) return undefined;
  try {
    const headers = { accept: 'image/*' };
    const answer = await sendOut({ url: address, method: 'GET', headers, cutLongAnswer: false, ...bounds });
    const type = answer.headers['content-type'] ?? '';
    if (answer.status !== 200 || !imageTypes.test(type)) return undefined;
    const imageKey = `creatives/${workspaceId}/${campaignId}/${adKey}`;
    await putFile(imageKey, answer.body, type);
    return imageKey;
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    log.warn('an image of an ad was not copied', { campaignId, kind: error.kind });
    return undefined;
  }
}
