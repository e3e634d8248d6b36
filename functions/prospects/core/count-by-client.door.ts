import type { CountByClient } from '../../clients/core/client-move.door.ts';
import { prospectIndex } from '../search/prospect-index.ts';

/** How many prospects are filed under each client, with every write that was acknowledged before the call. */
export const countByClient: CountByClient = async (workspaceId) => {
  const { rows } = await prospectIndex({ workspaceId });
  const counts = new Map<string, number>();
  for (const { clientId } of rows.values()) if (clientId) counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
  return counts;
};
