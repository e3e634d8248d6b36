import type { Count } from '../../../shared/ads/ad.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { none } from './row-filters.ts';

type Facets = { ownerId: Count[]; clientId: Count[] };

const idsOf = (counts: Count[]) => counts.map(({ value }) => value).filter((value) => value !== none);

/** Facets of owners and clients with what these are called; clients are counted for who may read them. */
export async function namedOwnership(
  { workspaceId, permissions }: Actor,
  { ownerId, clientId: counted }: Facets,
): Promise<Facets> {
  const clientId = permissions.has('clients:read') ? counted : [];
  const [people, clients] = await Promise.all([peopleNames(idsOf(ownerId)), clientsById(workspaceId, idsOf(clientId))]);
  return {
    ownerId: named(ownerId, (id) => people.get(id), 'Personne'),
    clientId: named(clientId, (id) => clients.get(id)?.name, 'Sans client'),
  };
}

/** Nobody and no client come last. */
const named = (counts: Count[], nameOf: (id: string) => string | undefined, without: string): Count[] =>
  counts
    .map(({ value, count }) => ({ value, label: value === none ? without : (nameOf(value) ?? value), count }))
    .sort((a, b) => Number(a.value === none) - Number(b.value === none));
