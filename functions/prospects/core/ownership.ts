import { ofCampaign } from '../../campaigns/core/of-campaign.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import type { Operation } from '../../platform/db/write.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { ProspectItem } from './prospect.entity.ts';

type Ownership = Pick<ProspectItem, 'workspaceId' | 'ownerId' | 'clientId' | 'campaignId'>;

/** Refuses an owner who is no member, a client and a campaign that are gone, where a prospect gets another than it had: three operations at most. */
export const ownershipChecks = (before: Ownership | null, after: Ownership): Operation[] => [
  ...(after.ownerId === before?.ownerId ? [] : ownedBy(after.workspaceId, after.ownerId)),
  ...(after.clientId === before?.clientId ? [] : fileUnder(after.workspaceId, after.clientId)),
  ...(after.campaignId === before?.campaignId ? [] : ofCampaign(after.workspaceId, after.campaignId)),
];

type Named = Pick<ProspectItem, 'clientId' | 'campaignId'>;

/** As a refusal of clients and campaigns, once each, of which a second reading tells more: they were read as standing. */
export const stillStanding = (workspaceId: string, named: Named[]): Operation[] =>
  [
    ...[...new Set(named.map(({ clientId }) => clientId))].flatMap((id) => fileUnder(workspaceId, id)),
    ...[...new Set(named.map(({ campaignId }) => campaignId))].flatMap((id) => ofCampaign(workspaceId, id)),
  ].map(({ action }) => ({ action, refusal: changedMeanwhile }));

/** Of what a prospect names, what it did not name before. */
export const newlyNamed = (before: Named | null, { clientId, campaignId }: Named): Named => ({
  clientId: clientId === before?.clientId ? undefined : clientId,
  campaignId: campaignId === before?.campaignId ? undefined : campaignId,
});
