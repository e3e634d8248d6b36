import type * as comments from '../../../shared/boards/comments.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { canBeTold } from '../../platform/identity/can-be-told.ts';
import { newId } from '../../platform/new-id.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { Comment, type CommentItem } from './comment.entity.ts';
import { commentEvent } from './comment-events.ts';
import { countComments, refuseManyComments } from './count-comments.ts';
import { openSharedCard, sharedComment } from './open-shared-card.ts';

type Saying = ParsedInput<typeof comments.createSharedComment>;

/** Takes what a visitor says, once, under the name that they give: plain text, marked as from outside, told to the board's owner. */
export const receiveOnce = (call: Call<typeof comments.createSharedComment>) => {
  const { params, body } = call;
  return makeOnce(call, {
    make: (mark) => withFreshReads(() => receive({ params, body }, mark)),
    replay: async (commentId) => {
      const { workspaceId, savedAdId } = (await openSharedCard(params)).card;
      const { data: made } = await Comment.get({ workspaceId, savedAdId, commentId }).go({ consistent: true });
      if (!made || made.deletedAt !== undefined) throw new AppError('not_found');
      return { comment: sharedComment(made) };
    },
  });
};

async function receive({ params, body }: Saying, mark: (id: string) => Operation[]) {
  const { board, card, share } = await openSharedCard(params);
  refuseManyComments(card);
  const { workspaceId, savedAdId } = card;
  const now = new Date();
  const comment: CommentItem = {
    workspaceId,
    savedAdId,
    commentId: newId('cmt', now),
    text: body.text,
    mentions: [],
    authorName: body.name,
    shared: true,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const people = await toldOf({ workspaceId, candidates: [board.ownerId, share.sharedBy] });
  await write([
    stillOpen(board, share.shareId),
    countComments(card, { all: 1, shared: 1 }),
    put(Comment.create(comment)),
    audit(bySystem(card), { type: 'comment.received', entityId: comment.savedAdId }, now),
    ...commentEvent({ type: 'board.comment_received', comment, card, board, people }, now),
    ...mark(comment.commentId),
  ]);
  return { comment: sharedComment(comment) };
}

/** A link that is withdrawn, or takes no comment any more, takes none that was on its way. */
const stillOpen = ({ workspaceId, boardId }: BoardItem, shareId: string): Operation =>
  check(
    Board.remove({ workspaceId, boardId }).where(
      (attr, { eq }) => `${eq(attr.shareId, shareId)} AND ${eq(attr.shareAllowsComments, true)}`,
    ),
    'not_found',
  );

type Candidates = { workspaceId: string; candidates: (string | undefined)[] };

/** The first of them who can be told; once all have left, everyone who reads boards is: a client is waiting for an answer. */
async function toldOf({ workspaceId, candidates }: Candidates): Promise<string[] | 'everyone'> {
  for (const userId of candidates)
    if (userId && (await canBeTold({ workspaceId, userId }, 'boards:read'))) return [userId];
  return 'everyone';
}
