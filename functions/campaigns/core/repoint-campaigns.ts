import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Operation, update, writeIf } from '../../platform/db/write.ts';
import { allCampaigns } from './all-campaigns.ts';
import { Campaign } from './campaign.entity.ts';

type Pointer = 'ownerId' | 'clientId';
type Change = { workspaceId: string; from: string; to: string | null };
/** What refuses when `to` is gone. */
type Stands = (workspaceId: string, to: string | null) => Operation[];

const campaignsAtOnce = 10;

/**
 * Has the campaigns of a workspace that point to one owner or client point to another, or to none, until an hour (epoch, in
 * ms); answers whether that was all. No version is raised: nobody has edited them.
 */
export async function repointCampaigns(
  pointer: Pointer,
  change: Change,
  until: number,
  stands: Stands,
): Promise<boolean> {
  const items = (await allCampaigns(change.workspaceId)).filter((item) => item[pointer] === change.from);
  for (const some of chunks(items, campaignsAtOnce)) {
    if (Date.now() >= until) return false;
    await Promise.all(some.map(({ campaignId }) => repoint(pointer, campaignId, change, stands)));
  }
  return true;
}

/** Nothing when it is gone, or points elsewhere by now. */
async function repoint(
  pointer: Pointer,
  campaignId: string,
  { workspaceId, from, to }: Change,
  stands: Stands,
): Promise<void> {
  const patch = Campaign.patch({ workspaceId, campaignId }).add({ revision: 1 });
  const changed = to ? patch.set({ [pointer]: to }) : patch.remove([pointer]);
  await writeIf(update(changed.where((attr, { eq }) => eq(attr[pointer], from))), stands(workspaceId, to));
}
