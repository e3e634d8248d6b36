import * as comments from '../../../shared/boards/comments.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Comment, type CommentItem, shownComment } from './comment.entity.ts';
import { commentEvent } from './comment-events.ts';
import { countComments } from './count-comments.ts';
import { mentionedPeople } from './mentioned-people.ts';
import { readComment } from './read-comment.ts';

/** Its author alone changes what a comment says, and whom it is for. */
export const handler = defineHandler(comments.updateComment, ({ actor, params, body }) =>
  withFreshReads(async () => {
    const { workspaceId, userId } = actor;
    const { comment: before, card, board } = await readComment(workspaceId, params);
    if (before.authorId !== userId) throw new AppError('not_comment_author');
    if (before.version !== body.version) throw new AppError('conflict');
    const { text = before.text, shared = before.shared } = body;
    const mentions = body.mentions
      ? await mentionedPeople(workspaceId, body.mentions, before.mentions)
      : before.mentions;
    const changed = changedFields(before, { text, mentions, shared });
    if (changed.length === 0) return { comment: shownComment(before) };
    const now = new Date();
    const after: CommentItem = {
      ...before,
      text,
      mentions,
      shared,
      ...(text !== before.text && { editedAt: now.toISOString() }),
      updatedAt: now.toISOString(),
      version: before.version + 1,
    };
    const known = new Set([userId, ...before.mentions.map(({ id }) => id)]);
    const people = mentions.map(({ id }) => id).filter((id) => !known.has(id));
    const shows = Number(shared) - Number(before.shared);
    await write([
      replaceComment(before, after),
      ...(shows === 0 ? [] : [countComments(card, { all: 0, shared: shows })]),
      audit(actor, { type: 'comment.updated', entityId: before.savedAdId, changed }, now),
      ...commentEvent({ type: 'board.comment_mentioned', comment: after, card, board, people }, now),
    ]);
    return { comment: shownComment(after) };
  }),
);

type Said = Pick<CommentItem, 'text' | 'mentions' | 'shared'>;

const changedFields = (before: Said, after: Said): string[] =>
  (['text', 'mentions', 'shared'] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

function replaceComment({ workspaceId, savedAdId, commentId, version }: CommentItem, after: CommentItem): Operation {
  const { text, mentions, shared, editedAt, updatedAt } = after;
  const said = { text, mentions, shared, ...(editedAt && { editedAt }), updatedAt, version: after.version };
  const patch = Comment.patch({ workspaceId, savedAdId, commentId }).set(said);
  return update(
    patch.where((attr, { eq }) => eq(attr.version, version)),
    changedMeanwhile,
  );
}
