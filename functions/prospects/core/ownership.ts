import { fileUnder } from '../../clients/core/file-under.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import type { Operation } from '../../platform/db/write.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { ProspectItem } from './prospect.entity.ts';

type Ownership = Pick<ProspectItem, 'workspaceId' | 'ownerId' | 'clientId'>;

/** Refuses an owner who is no member and a client that is gone, where a prospect gets another than it had: two operations at most. */
export const ownershipChecks = (before: Ownership | null, after: Ownership): Operation[] => [
  ...(after.ownerId === before?.ownerId ? [] : ownedBy(after.workspaceId, after.ownerId)),
  ...(after.clientId === before?.clientId ? [] : fileUnder(after.workspaceId, after.clientId)),
];

/** As a refusal of clients, once each, of which a second reading tells more: they were read as standing. */
export const stillStanding = (workspaceId: string, clientIds: (string | undefined)[]): Operation[] =>
  [...new Set(clientIds)].flatMap((clientId) =>
    fileUnder(workspaceId, clientId).map(({ action }) => ({ action, refusal: changedMeanwhile })),
  );
