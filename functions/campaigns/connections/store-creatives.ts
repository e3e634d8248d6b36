import { isDeepStrictEqual } from 'node:util';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile, putFile } from '../../platform/clients/files.ts';
import { OutboundFailure } from '../../platform/clients/outbound/outbound-failure.ts';
import { sendOut } from '../../platform/clients/outbound/send-out.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { readCount } from '../../platform/db/thing-count.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { log } from '../../platform/log.ts';
import { bytesLimit, countBytes, storedBytes } from '../../platform/plans/stored-bytes.ts';
import { bytesOf, sameFiles } from '../core/ad-image.ts';
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
  const room = await roomOf(workspaceId);
  for (const some of chunks(known, adsAtOnce)) await Promise.all(some.map((one) => storeOne(one, room)));
  await linkAds(workspaceId, known);
}

/** What the plan allows of bytes, and whether they are used: what ads show is kept without its image then. */
type Room = { max: number | null; isFull: boolean };

async function roomOf(workspaceId: string): Promise<Room> {
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  const max = workspace && (await bytesLimit(workspace));
  return { max, isFull: max !== null && (await readCount(storedBytes(workspaceId))) >= max };
}

async function storeOne({ ad, read }: ReadAd, room: Room): Promise<void> {
  const { creativeId, videoId, title, body, callToAction } = read;
  const { imageKey, imageBytes } = await imageFor(ad, read, room);
  const all = { creativeId, imageKey, imageBytes, videoId, title, body, callToAction };
  const creative = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Creative;
  if (isDeepStrictEqual(ad.creative, creative)) return;
  const { workspaceId, campaignId, adKey } = ad;
  const stored = CampaignAd.patch({ workspaceId, campaignId, adKey }).set({ creative }).where(sameFiles(ad));
  const change = bytesOf({ ...ad, creative }) - bytesOf(ad);
  try {
    await write([update(stored, changedMeanwhile), ...countBytes(workspaceId, change, room.max)]);
  } catch (error) {
    // Gone with its campaign, or given an image by someone: the next reading tells.
    if (isChangedMeanwhile(error)) return;
    if (!(error instanceof AppError) || error.reason !== 'storage_limit') throw error;
    if (imageKey) await deleteFile(imageKey);
    return storeOne({ ad, read }, { ...room, isFull: true });
  }
  if (ad.creative?.imageKey && !imageKey) await deleteFile(ad.creative.imageKey);
}

type Image = Pick<Creative, 'imageKey' | 'imageBytes'>;

async function imageFor(ad: CampaignAdItem, { creativeId, imageAddress }: ReadCreative, room: Room): Promise<Image> {
  if (ad.creative?.creativeId === creativeId && ad.creative.imageKey) return ad.creative;
  return room.isFull ? {} : await copyImage(ad, imageAddress);
}

/** Where an ad's own copy of its image lies; none where Meta does not give it, or it is no image. */
async function copyImage(
  { workspaceId, campaignId, adKey }: CampaignAdItem,
  address: string | undefined,
): Promise<Image> {
  if (!address) return {};
  try {
    const headers = { accept: 'image/*' };
    const answer = await sendOut({ url: address, method: 'GET', headers, cutLongAnswer: false, ...bounds });
    const type = answer.headers['content-type'] ?? '';
    if (answer.status !== 200 || !imageTypes.test(type)) return {};
    const imageKey = `creatives/${workspaceId}/${campaignId}/${adKey}`;
    await putFile(imageKey, answer.body, type);
    return { imageKey, imageBytes: answer.body.length };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    log.warn('an image of an ad was not copied', { campaignId, kind: error.kind });
    return {};
  }
}
