import * as self from '../../../shared/ugc/space-self.contract.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { SpaceAccess } from '../../platform/identity/space-access.entity.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { CreatorLegal } from '../core/creator-legal.entity.ts';
import { profileWrites } from '../core/creator-writes.ts';
import { editForgotten } from '../core/edit-review.ts';
import { refuseEngagedCreator } from '../core/engaged.ts';
import { forgetEverywhere } from './forget-everywhere.ts';
import { listingWrites } from './listing.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { SpaceCode } from './space-code.entity.ts';

/** All that a creator has said goes at once; what they signed stays with those who signed it with them. */
export const handler = defineHandler(self.deleteSpace, async ({ actor }) => {
  const { creatorId } = actor;
  const profile = await readOwnProfile(actor);
  await refuseEngagedCreator(creatorId);
  const now = new Date();
  // Ahead of the rest: who is cut off here can still ask again.
  await forgetEverywhere(creatorId, now);
  await write([
    ...profileWrites(profile, null, now),
    ...listingWrites(profile, null, now),
    ...(await editForgotten(profile.editCaseId)),
    remove(CreatorIdentity.delete({ emailKey: profile.emailKey })),
    remove(CreatorLegal.delete({ creatorId })),
    remove(SpaceCode.delete({ creatorId })),
    put(SpaceAccess.put({ creatorId, endedAt: now.toISOString(), closed: true })),
    audit(byCreator(actor), { type: 'ugc_space.left', entityId: creatorId }, now),
  ]);
  return { id: creatorId };
});
