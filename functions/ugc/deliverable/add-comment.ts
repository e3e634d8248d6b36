import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { momentFaults } from '../../../shared/ugc/comment-faults.ts';
import type * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { deliverableLimits } from '../../../shared/ugc/deliverable.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type AuditedBy, audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { UgcComment, type UgcCommentItem } from '../core/comment.entity.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { commentsOf, versionsOf } from './read-deliverable.ts';

type Said = ParsedInput<typeof deliverables.createUgcComment>['body'];
export type Author = Pick<UgcCommentItem, 'side' | 'authorId' | 'authorName'> & { by: AuditedBy };

/** Says something of a version. What a brand says stays open until it calls it done; an answer opens nothing. */
export async function addComment(
  item: UgcDeliverableItem,
  said: Said,
  author: Author,
  mark: (id: string) => Operation[],
): Promise<UgcCommentItem> {
  const { workspaceId, deliverableId } = item;
  await refuseOutside(item, said);
  const now = new Date();
  const commentId = newId('ucm', now);
  const at = now.toISOString();
  const { by, ...who } = author;
  const comment: UgcCommentItem = {
    workspaceId,
    deliverableId,
    commentId,
    versionId: said.versionId,
    ...(said.atMs !== null && { atMs: said.atMs }),
    ...(said.untilMs !== null && { untilMs: said.untilMs }),
    ...(said.area && { area: said.area }),
    ...(said.parentId !== null && { parentId: said.parentId }),
    text: said.text,
    ...who,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
  const counted = UgcDeliverable.patch({ workspaceId, deliverableId })
    .add({ commentCount: 1, openComments: isOpen(comment) ? 1 : 0 })
    .where(({ commentCount }, { lt }) => lt(commentCount, deliverableLimits.comments));
  await write([
    put(UgcComment.create(comment)),
    update(counted, 'comment_limit'),
    audit(by, { type: 'ugc_comment.created', entityId: deliverableId }, now),
    ...mark(commentId),
  ]);
  return comment;
}

/** Whether it waits for an answer of the creator. */
export const isOpen = ({ side, parentId, resolvedAt }: UgcCommentItem): boolean =>
  side === 'brand' && parentId === undefined && resolvedAt === undefined;

async function refuseOutside(item: UgcDeliverableItem, { versionId, atMs, untilMs, parentId }: Said): Promise<void> {
  const version = (await versionsOf(item)).find((one) => one.versionId === versionId);
  if (!version) throw new AppError('not_found');
  const { durationSeconds } = version.measured;
  const end = durationSeconds === null ? Number.POSITIVE_INFINITY : Math.ceil(durationSeconds * 1000);
  if ((atMs ?? 0) > end) throw invalidField('atMs', momentFaults.past_end);
  if (untilMs !== null && (atMs === null || untilMs < atMs || untilMs > end))
    throw invalidField('untilMs', momentFaults.no_range);
  if (parentId === null) return;
  const parent = (await commentsOf(item)).find(({ commentId }) => commentId === parentId);
  if (!parent || parent.parentId !== undefined) throw new AppError('not_found');
}
