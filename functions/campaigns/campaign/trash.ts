import { restoreSeconds } from '../../../shared/campaigns/campaigns.rules.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { standingClients } from '../../clients/core/standing-clients.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { campaignEvent, goneEvent } from '../core/campaign-events.ts';
import { leaveOut, takeIn } from '../core/left-out-campaign.entity.ts';
import { DeletedCampaign } from './deleted-campaign.entity.ts';

/** What stands beside the removal of a campaign that can come back: three operations at most. */
export function intoTrash(item: CampaignItem, now: Date): Operation[] {
  const { workspaceId, campaignId } = item;
  const deleted = DeletedCampaign.put({
    workspaceId,
    campaignId,
    campaign: item,
    deletedAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptDays.deleted * daySeconds,
  });
  return [put(deleted), ...leaveOut(item), goneEvent(item, now)];
}

/** Campaigns as they come back: those that still can, of up to a hundred; without a client that is gone. */
export async function readTrash(workspaceId: string, campaignIds: string[], now: Date): Promise<CampaignItem[]> {
  const items = await readTogether(campaignIds.map((campaignId) => DeletedCampaign.get({ workspaceId, campaignId })));
  const deleted = items.flatMap((Item) => {
    const { data } = DeletedCampaign.parse({ Item });
    return data && Date.parse(data.deletedAt) + restoreSeconds * 1000 >= now.getTime() ? [data.campaign] : [];
  });
  const clientIds = [...new Set(deleted.flatMap(({ clientId }) => clientId ?? []))];
  const clients = await standingClients(workspaceId, clientIds);
  return deleted.map((campaign) => ({
    ...campaign,
    clientId: clients.get(campaign.clientId ?? ''),
    // Raised, so that what was read before the deletion is not written over it.
    revision: campaign.revision + 1,
  }));
}

/** What stands beside the return of a campaign: three operations at most. */
export const outOfTrash = async (item: CampaignItem, now: Date): Promise<Operation[]> => [
  remove(DeletedCampaign.remove({ workspaceId: item.workspaceId, campaignId: item.campaignId }), 'not_found'),
  ...takeIn(item),
  await campaignEvent(item, 'campaign.restored', now),
];
