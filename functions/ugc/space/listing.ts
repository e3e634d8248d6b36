import { moderatedCreator } from '../../../shared/ugc/moderated.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { editReviewOf } from '../core/edit-review.ts';
import { ModerationCase } from '../core/moderation-case.entity.ts';

type Listing = Pick<CreatorProfileItem, 'listed' | 'reviewCaseId'>;

/** Where a creator stands who wants to be found by all or not: at once, or once the platform has read them. */
export async function listingAfter(
  before: CreatorProfileItem,
  wanted: boolean | undefined,
  now: Date,
): Promise<Listing> {
  const { listed, reviewCaseId, refusedFor } = before;
  if (wanted === false) return { listed: false, reviewCaseId: undefined };
  if (wanted === undefined || listed || reviewCaseId) return { listed, reviewCaseId };
  const isReviewed = refusedFor !== undefined || (await readSystemSettings())['ugc.creatorReview'];
  return isReviewed ? { listed: false, reviewCaseId: newId('mod', now) } : { listed: true, reviewCaseId: undefined };
}

/** What waits for the moderation follows what they say; `after` is null for who leaves. */
export function listingWrites(before: CreatorProfileItem, after: CreatorProfileItem | null, now: Date): Operation[] {
  const [was, is] = [before.reviewCaseId, after?.reviewCaseId];
  const updatedAt = now.toISOString();
  if (was && !is)
    return [remove(ModerationCase.remove({ caseId: was }).where((attr, { exists }) => exists(attr.queue)))];
  if (!after || !is) return [];
  const said = moderatedCreator(after.content);
  if (was) {
    const patch = ModerationCase.patch({ caseId: was }).set({ said, updatedAt }).add({ version: 1 });
    return [update(patch.where((attr, { exists }) => exists(attr.queue)))];
  }
  const { creatorId } = after;
  return [
    put(
      ModerationCase.create({
        ...{ caseId: is, kind: 'creator', queue: 'all', subject: { kind: 'creator', id: creatorId, creatorId } },
        ...{ said, createdAt: updatedAt, updatedAt, version: 1 },
      }),
    ),
  ];
}

/** A profile that everyone reads already is read again as it changes, where profiles are read at all. */
export async function editReview(before: CreatorProfileItem, after: CreatorProfileItem, now: Date) {
  if (!before.listed || !after.listed || !(await readSystemSettings())['ugc.creatorReview']) return null;
  const { creatorId: id, editCaseId: known } = before;
  const [was, said] = [moderatedCreator(before.content), moderatedCreator(after.content)];
  return editReviewOf({ known, subject: { kind: 'creator', id, creatorId: id }, was, said }, now);
}
