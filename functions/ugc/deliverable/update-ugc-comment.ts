import type { ParsedInput } from '../../../shared/kernel/route.ts';
import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { UgcComment, type UgcCommentItem } from '../core/comment.entity.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { isOpen } from './add-comment.ts';
import { readComment } from './read-comment.ts';
import { shownComment } from './shown-deliverable.ts';

type Edit = ParsedInput<typeof deliverables.updateUgcComment>['body'];

/** Its author changes what it says, or takes it away; whoever may write calls it done. */
export const handler = defineHandler(deliverables.updateUgcComment, async ({ actor, params, body }) => {
  const { workspaceId, userId } = actor;
  const before = await readComment({ workspaceId, deliverableId: params.id, commentId: params.commentId });
  if (before.version !== body.version) throw new AppError('conflict');
  const rewrites = body.text !== undefined || body.deleted === true;
  if (rewrites && before.authorId !== userId) throw new AppError('forbidden');
  const now = new Date();
  const after = body.deleted ? null : changed(before, body, now.toISOString());
  await write([
    afterwards(before, after),
    ...opened(before, after),
    audit(actor, { type: after ? 'ugc_comment.updated' : 'ugc_comment.deleted', entityId: before.deliverableId }, now),
  ]);
  return { comment: after && shownComment(after, userId) };
});

function changed(before: UgcCommentItem, { text, resolved }: Edit, at: string): UgcCommentItem {
  const { resolvedAt, ...rest } = before;
  const done = resolved === undefined ? resolvedAt : resolved ? (resolvedAt ?? at) : undefined;
  return {
    ...rest,
    ...(done !== undefined && { resolvedAt: done }),
    ...(text !== undefined && { text }),
    updatedAt: at,
    version: before.version + 1,
  };
}

function afterwards(before: UgcCommentItem, after: UgcCommentItem | null): Operation {
  const { workspaceId, deliverableId, commentId } = before;
  return after
    ? put(UgcComment.put(after).where(({ version }, { eq }) => eq(version, before.version)))
    : remove(
        UgcComment.remove({ workspaceId, deliverableId, commentId }).where(({ version }, { eq }) =>
          eq(version, before.version),
        ),
      );
}

function opened(before: UgcCommentItem, after: UgcCommentItem | null): Operation[] {
  const open = (after && isOpen(after) ? 1 : 0) - (isOpen(before) ? 1 : 0);
  const all = after ? 0 : -1;
  if (open === 0 && all === 0) return [];
  const { workspaceId, deliverableId } = before;
  return [update(UgcDeliverable.patch({ workspaceId, deliverableId }).add({ openComments: open, commentCount: all }))];
}
