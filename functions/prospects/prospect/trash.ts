import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { restoreSeconds } from '../../../shared/prospects/prospects.rules.ts';
import { standingCampaigns } from '../../campaigns/core/of-campaign.door.ts';
import { standingClients } from '../../clients/core/standing-clients.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { goneEvent, prospectEvent } from '../core/prospect-events.ts';
import { withFieldsOfNow } from '../core/prospect-fields.entity.ts';
import { prospectIdsOfNames } from '../core/prospect-writes.ts';
import { DeletedProspect } from './deleted-prospect.entity.ts';

/** What stands beside the removal of a prospect that can come back: two operations. */
export function intoTrash(item: ProspectItem, now: Date): Operation[] {
  const { workspaceId, prospectId } = item;
  const deleted = DeletedProspect.put({
    workspaceId,
    prospectId,
    prospect: item,
    deletedAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptDays.deleted * daySeconds,
  });
  return [put(deleted), goneEvent(item, now)];
}

/** Prospects as they come back: those that still can, of up to a hundred; without their names where another bears them by now, and without a client or a campaign that is gone. */
export async function readTrash(workspaceId: string, prospectIds: string[], now: Date): Promise<ProspectItem[]> {
  const items = await readTogether(prospectIds.map((prospectId) => DeletedProspect.get({ workspaceId, prospectId })));
  const deleted = items.flatMap((Item) => {
    const { data } = DeletedProspect.parse({ Item });
    return data && Date.parse(data.deletedAt) + restoreSeconds * 1000 >= now.getTime() ? [data.prospect] : [];
  });
  const keys = new Set(deleted.flatMap(({ namesKey }) => namesKey ?? []));
  const [borne, clients, campaigns] = await Promise.all([
    prospectIdsOfNames(workspaceId, [...keys]),
    standingClients(workspaceId, [...new Set(deleted.flatMap(({ clientId }) => clientId ?? []))]),
    standingCampaigns(workspaceId, [...new Set(deleted.flatMap(({ campaignId }) => campaignId ?? []))]),
  ]);
  return (await withFieldsOfNow(workspaceId, deleted)).map((prospect) => ({
    ...prospect,
    clientId: clients.get(prospect.clientId ?? ''),
    campaignId: campaigns.has(prospect.campaignId ?? '') ? prospect.campaignId : undefined,
    // Raised, so that what was read before the deletion is not written over it.
    revision: prospect.revision + 1,
    namesKey: borne.has(prospect.namesKey ?? '') ? undefined : prospect.namesKey,
  }));
}

/** What stands beside the return of a prospect: two operations. */
export const outOfTrash = (item: ProspectItem, now: Date): Operation[] => [
  remove(DeletedProspect.remove({ workspaceId: item.workspaceId, prospectId: item.prospectId }), 'not_found'),
  prospectEvent(item, 'prospect.restored', now),
];
