import { isDeepStrictEqual } from 'node:util';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { profileWrites } from '../core/creator-writes.ts';
import { editedContent } from './edited-content.ts';
import { editReview, listingAfter, listingWrites } from './listing.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

export const handler = defineHandler(self.updateSpaceProfile, async ({ actor, body }) => {
  const { version, listed, ...said } = body;
  const before = await readOwnProfile(actor);
  if (before.version !== version) throw new AppError('conflict');
  const now = new Date();
  const content = editedContent(before.content, said, now);
  const after: CreatorProfileItem = { ...before, content, ...(await listingAfter(before, listed, now)) };
  const changed = changedFields(before, after);
  if (changed.length === 0) return { creator: await shownSpaceCreator(before) };
  const review = await editReview(before, after, now);
  const saved = {
    ...after,
    ...(review && { editCaseId: review.caseId }),
    updatedAt: now.toISOString(),
    version: version + 1,
  };
  await write([
    ...profileWrites(before, saved, now),
    ...listingWrites(before, saved, now),
    ...(review?.operations ?? []),
    audit(byCreator(actor), { type: 'ugc_creator.profile_updated', entityId: actor.creatorId, changed }, now),
  ]);
  return { creator: await shownSpaceCreator(saved) };
});

function changedFields(before: CreatorProfileItem, after: CreatorProfileItem): string[] {
  const [was, is] = [before, after].map(
    ({ content, listed, reviewCaseId }): Record<string, unknown> => ({ ...content, listed: [listed, reviewCaseId] }),
  );
  return Object.keys(is ?? {}).filter((name) => !isDeepStrictEqual(is?.[name], was?.[name]));
}
