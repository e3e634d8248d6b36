import type { MoveClient } from '../../clients/core/client-move.door.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { FollowedAdvertiser } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

/** Gives the advertisers that are followed for a client to another one; a hundred at most. */
export const moveClient: MoveClient = async ({ workspaceId, from, to }, until) => {
  for (const { followedId, clientId } of await followedBy({ workspaceId })) {
    if (clientId !== from) continue;
    if (Date.now() > until) return false;
    const moved = FollowedAdvertiser.patch({ workspaceId, followedId }).set({ clientId: to });
    await writeIf(update(moved.where((attr, { eq }) => eq(attr.clientId, from))), fileUnder(workspaceId, to));
  }
  return true;
};
