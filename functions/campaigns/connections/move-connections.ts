import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { Connection } from './connection.entity.ts';
import { connectionsOf } from './read-connection.ts';

/**
 * Gives the connected accounts of a client to another one; fifty at most. The revision is raised, so that a reading that ends
 * meanwhile does not put the old one back.
 */
export const moveConnections: MoveClient = async ({ workspaceId, from, to }, until) => {
  for (const { connectionId, clientId } of await connectionsOf(workspaceId)) {
    if (clientId !== from) continue;
    if (Date.now() >= until) return false;
    const moved = Connection.patch({ workspaceId, connectionId }).set({ clientId: to }).add({ revision: 1 });
    await writeIf(update(moved.where((attr, { eq }) => eq(attr.clientId, from))), fileUnder(workspaceId, to));
  }
  return true;
};
