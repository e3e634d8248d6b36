import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { FollowedAdvertiser, shownFollowedAdvertiser } from './followed-advertiser.entity.ts';
import { findFollowed } from './followed-advertisers.ts';

/** Says for whom an advertiser is followed; nothing else of it is anyone's to change. */
export const handler = defineHandler(adsWatch.updateFollowedAdvertiser, async ({ actor, params: { id }, body }) => {
  const before = await findFollowed(actor, id);
  if (before.version !== body.version) throw new AppError('conflict');
  const clientId = body.clientId === undefined ? before.clientId : (body.clientId ?? undefined);
  if (clientId === before.clientId) return { followedAdvertiser: shownFollowedAdvertiser(before) };
  const after = { ...before, clientId, updatedAt: new Date().toISOString(), version: before.version + 1 };
  const { workspaceId, followedId, updatedAt, version } = after;
  const patch = FollowedAdvertiser.patch({ workspaceId, followedId }).set({ updatedAt, version });
  const changed = clientId ? patch.set({ clientId }) : patch.remove(['clientId']);
  await write([
    update(
      changed.where((attr, { eq }) => eq(attr.version, before.version)),
      'conflict',
    ),
    ...fileUnder(workspaceId, clientId),
    audit(actor, { type: 'advertiser.updated', entityId: id, changed: ['clientId'] }),
  ]);
  return { followedAdvertiser: shownFollowedAdvertiser(after) };
});
