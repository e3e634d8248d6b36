import type { Count } from '../../../shared/ads/ad.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { countedIds, namedCounts } from '../../platform/tally.ts';

type Facets = { ownerId: Count[]; clientId: Count[] };

/** Facets of owners and clients with what these are called; clients are counted for who may read them. */
export async function namedOwnership(
  { workspaceId, permissions }: Actor,
  { ownerId, clientId: counted }: Facets,
): Promise<Facets> {
  const clientId = permissions.has('clients:read') ? counted : [];
  const [people, clients] = await Promise.all([
    peopleNames(countedIds(ownerId)),
    clientsById(workspaceId, countedIds(clientId)),
  ]);
  const names = new Map([...clients].map(([id, { name }]) => [id, name]));
  return {
    ownerId: namedCounts(ownerId, people, 'Personne'),
    clientId: namedCounts(clientId, names, 'Sans client'),
  };
}
