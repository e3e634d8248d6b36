import type { CountByClient } from '../../clients/core/client-move.door.ts';
import { followedBy } from './followed-advertisers.ts';

/** How many advertisers are followed for each client. */
export const countByClient: CountByClient = async (workspaceId) => {
  const counts = new Map<string, number>();
  for (const { clientId } of await followedBy({ workspaceId }))
    if (clientId) counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
  return counts;
};
