import { commentRestoreSeconds } from '../../../shared/boards/boards.rules.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Comment, shownComment } from './comment.entity.ts';
import { countComments, refuseManyComments } from './count-comments.ts';
import { readAnyComment, refuseToRemove } from './read-comment.ts';

/** Brings a comment back as it was; a 404 when it is too late. */
export const handler = defineHandler(comments.restoreComment, ({ actor, params }) =>
  withFreshReads(async () => {
    const { comment, card } = await readAnyComment(actor.workspaceId, params);
    const { workspaceId, savedAdId, commentId, version, shared, deletedAt } = comment;
    refuseToRemove(actor, comment);
    if (deletedAt === undefined) return { comment: shownComment(comment) };
    const now = new Date();
    if (Date.parse(deletedAt) + commentRestoreSeconds * 1000 < now.getTime()) throw new AppError('not_found');
    refuseManyComments(card);
    const back = Comment.patch({ workspaceId, savedAdId, commentId })
      .set({ version: version + 1 })
      .remove(['deletedAt', 'ttl']);
    await write([
      update(
        back.where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
      countComments(card, { all: 1, shared: shared ? 1 : 0 }),
      audit(actor, { type: 'comment.restored', entityId: savedAdId }, now),
    ]);
    return { comment: shownComment({ ...comment, version: version + 1 }) };
  }),
);
