import type { ToldComment } from '../../../shared/boards/news.ts';
import type { Operation } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { BoardItem } from '../core/board.entity.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';
import type { CommentItem } from './comment.entity.ts';

type Said = {
  type: 'board.comment_mentioned' | 'board.comment_received';
  comment: CommentItem;
  card: SavedAdItem;
  board: BoardItem;
  /** Whom it is for; nobody is told when there is none. */
  people: string[] | 'everyone';
};

/** Tells people of a comment, and nobody else. */
export function commentEvent({ type, comment, card, board, people }: Said, at: Date): Operation[] {
  if (people.length === 0) return [];
  const data: ToldComment = {
    author: comment.authorName,
    board: { id: board.boardId, name: board.name },
    savedAd: { id: card.savedAdId, advertiser: card.ad.advertiser.name },
  };
  return [
    event(comment, { type, entityId: comment.commentId, data, ...(people !== 'everyone' && { onlyTo: people }) }, at),
  ];
}
