import type { Campaign as ShownCampaign } from '../../../shared/campaigns/campaign.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CampaignItem } from './campaign.entity.ts';

/** A campaign as the API answers it, with the name of its client unless who asks may not read clients. */
export async function shownCampaign(item: CampaignItem, asker?: Pick<Actor, 'permissions'>): Promise<ShownCampaign> {
  const { workspaceId, clientId } = item;
  const isNamed = clientId && (!asker || asker.permissions.has('clients:read'));
  const clients = await clientsById(workspaceId, isNamed ? [clientId] : []);
  return campaignWithClient(item, (id) => clients.get(id)?.name);
}

/** The same where the names of clients are known. */
export function campaignWithClient(
  { workspaceId: _, campaignId: id, revision: __, endShard: ___, ...item }: CampaignItem,
  nameOf: (clientId: string) => string | undefined,
): ShownCampaign {
  return {
    ...item,
    id,
    externalId: item.externalId ?? null,
    clientId: item.clientId ?? null,
    client: item.clientId ? (nameOf(item.clientId) ?? null) : null,
    ownerId: item.ownerId ?? null,
    industry: item.industry ?? null,
    budget: item.budget ?? null,
    startDate: item.startDate ?? null,
    endDate: item.endDate ?? null,
    marginRate: item.marginRate ?? null,
    conversionName: item.conversionName ?? null,
    attribution: item.attribution ?? null,
    personaIds: [],
    notes: item.notes ?? null,
    firstDay: item.firstDay ?? null,
    lastDay: item.lastDay ?? null,
  };
}
