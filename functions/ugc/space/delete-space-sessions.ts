import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { SpaceAccess } from '../../platform/identity/space-access.entity.ts';

/** Ends this session, all others, and the links of every mail so far. */
export const handler = defineHandler(entry.deleteSpaceSessions, async ({ actor }) => {
  const now = new Date();
  const { creatorId } = actor;
  await write([
    put(SpaceAccess.put({ creatorId, endedAt: now.toISOString() })),
    audit(byCreator(actor), { type: 'ugc_space.closed', entityId: creatorId }, now),
  ]);
  return {};
});
