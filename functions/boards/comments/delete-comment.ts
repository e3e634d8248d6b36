import { commentRestoreSeconds } from '../../../shared/boards/boards.rules.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Comment } from './comment.entity.ts';
import { countComments } from './count-comments.ts';
import { readComment, refuseToRemove } from './read-comment.ts';

/** Shown and counted no longer; the table forgets it by itself once it cannot come back. */
export const handler = defineHandler(comments.deleteComment, ({ actor, params }) =>
  withFreshReads(async () => {
    const { comment, card } = await readComment(actor.workspaceId, params);
    refuseToRemove(actor, comment);
    const { workspaceId, savedAdId, commentId, version, shared } = comment;
    const now = new Date();
    const gone = Comment.patch({ workspaceId, savedAdId, commentId }).set({
      deletedAt: now.toISOString(),
      ttl: Math.floor(now.getTime() / 1000) + 2 * commentRestoreSeconds,
      version: version + 1,
    });
    await write([
      update(
        gone.where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
      countComments(card, { all: -1, shared: shared ? -1 : 0 }),
      audit(actor, { type: 'comment.deleted', entityId: savedAdId }, now),
    ]);
    return { id: commentId };
  }),
);
