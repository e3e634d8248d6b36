import type * as comments from '../../../shared/boards/comments.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { newId } from '../../platform/new-id.ts';
import { readCard } from '../card/read-card.ts';
import { Comment, type CommentItem, shownComment } from './comment.entity.ts';
import { commentEvent } from './comment-events.ts';
import { countComments, refuseManyComments } from './count-comments.ts';
import { mentionedPeople } from './mentioned-people.ts';
import { readComment } from './read-comment.ts';

type Saying = ParsedInput<typeof comments.createComment>['body'];

/** Says something of a card, once: see `makeOnce`. */
export const addCommentOnce = (call: Call<typeof comments.createComment>) => {
  const { actor, params, body } = call;
  return makeOnce(call, {
    make: (mark) => withFreshReads(() => addComment(actor, params.id, body, mark)),
    replay: async (commentId) => {
      const { comment } = await readComment(actor.workspaceId, { id: params.id, commentId });
      return { comment: shownComment(comment) };
    },
  });
};

async function addComment(actor: Actor, savedAdId: string, said: Saying, mark: (id: string) => Operation[]) {
  const { workspaceId, userId } = actor;
  const { card, board } = await readCard(workspaceId, savedAdId);
  refuseManyComments(card);
  const mentions = await mentionedPeople(workspaceId, said.mentions ?? []);
  const now = new Date();
  const comment: CommentItem = {
    workspaceId,
    savedAdId,
    commentId: newId('cmt', now),
    text: said.text,
    mentions,
    authorId: userId,
    authorName: fullNameOf(actor.user),
    shared: said.shared ?? false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const people = mentions.map(({ id }) => id).filter((id) => id !== userId);
  await write([
    countComments(card, { all: 1, shared: comment.shared ? 1 : 0 }),
    put(Comment.create(comment)),
    audit(actor, { type: 'comment.created', entityId: comment.savedAdId }, now),
    ...commentEvent({ type: 'board.comment_mentioned', comment, card, board, people }, now),
    ...mark(comment.commentId),
  ]);
  return { comment: shownComment(comment) };
}
