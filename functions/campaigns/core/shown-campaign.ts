import type { Campaign as ShownCampaign } from '../../../shared/campaigns/campaign.ts';
import { dimsOf, type NamingRule } from '../../../shared/campaigns/naming.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { readNaming, ruleOf } from './campaign-naming.entity.ts';

/** A campaign as the API answers it, with the name of its client for who asks and may read clients: webhooks are told its id alone. */
export async function shownCampaign(item: CampaignItem, asker?: Pick<Actor, 'permissions'>): Promise<ShownCampaign> {
  const { workspaceId, clientId } = item;
  const isNamed = clientId && asker?.permissions.has('clients:read');
  const [clients, naming] = await Promise.all([
    clientsById(workspaceId, isNamed ? [clientId] : []),
    readNaming(workspaceId),
  ]);
  return campaignWithNames(item, { clientName: (id) => clients.get(id)?.name, rule: ruleOf(naming, 'campaign') });
}

/** The same where the names of clients and the naming rule are known. */
export function campaignWithNames(
  {
    workspaceId: _,
    campaignId: id,
    revision: __,
    endShard: ___,
    alertIds: ____,
    platformSaid: _____,
    openAlerts = 0,
    criticalAlerts = 0,
    ...item
  }: CampaignItem,
  { clientName, rule }: { clientName: (clientId: string) => string | undefined; rule: NamingRule | undefined },
): ShownCampaign {
  return {
    example: false,
    ...item,
    id,
    ...onPlatform(item),
    clientId: item.clientId ?? null,
    client: item.clientId ? (clientName(item.clientId) ?? null) : null,
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
    dims: dimsOf(item.name, rule),
    firstDay: item.firstDay ?? null,
    lastDay: item.lastDay ?? null,
    openAlerts,
    criticalAlerts,
  };
}

type OnPlatform = Pick<CampaignItem, 'platformStatus' | 'externalId' | 'connectionId'>;

const onPlatform = ({ platformStatus, externalId, connectionId }: OnPlatform) => ({
  platformStatus: platformStatus ?? null,
  externalId: externalId ?? null,
  connectionId: connectionId ?? null,
});
