import type { Count } from '../../../shared/ads/ad.ts';
import { unassigned } from '../../../shared/kernel/unassigned.ts';
import { goneCampaign } from '../../../shared/prospects/messages.ts';
import { campaignNames } from '../../campaigns/core/campaign-names.door.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { countedIds, namedCounts } from '../../platform/tally.ts';

type Facets = { ownerId: Count[]; clientId: Count[]; campaignId: Count[] };

/** Facets of owners, clients and campaigns with what these are called; clients and campaigns are counted for who may read them. */
export async function namedOwnership(
  { workspaceId, permissions }: Actor,
  { ownerId, ...counted }: Facets,
): Promise<Facets> {
  const clientId = permissions.has('clients:read') ? counted.clientId : [];
  const campaignId = permissions.has('campaigns:read') ? counted.campaignId : [];
  const [people, clients, campaigns] = await Promise.all([
    peopleNames(countedIds(ownerId)),
    clientsById(workspaceId, countedIds(clientId)),
    campaignNames(workspaceId, countedIds(campaignId)),
  ]);
  const names = new Map([...clients].map(([id, { name }]) => [id, name]));
  return {
    ownerId: namedCounts(ownerId, people, unassigned),
    clientId: namedCounts(clientId, names, 'Sans client'),
    // One that was just deleted may still come back.
    campaignId: namedCounts(campaignId, campaigns, 'Sans campagne').map(goneIfUnnamed),
  };
}

const goneIfUnnamed = (count: Count): Count =>
  count.label === count.value ? { ...count, label: goneCampaign } : count;
