import type { SavedAd as ShownCard } from '../../../shared/boards/card.contract.ts';
import {
  childrenOf,
  columns,
  type ExportedPage,
  type ExportedWord,
  pagesOf,
  parentsAtOnce,
} from '../../platform/exported.ts';
import { shownCards } from '../card/read-card.ts';
import { Comment, shownComment } from '../comments/comment.entity.ts';
import { Board } from './board.entity.ts';
import { openBoards } from './read-board.ts';
import { SavedAd, type SavedAdItem } from './saved-ad.entity.ts';
import { shownBoard } from './shown-board.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'boards',
      entities: ['board', 'boardCounts'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Board.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }),
          from,
          async (items) => {
            const open = await openBoards(
              workspaceId,
              items.map(({ boardId }) => boardId),
            );
            // Its public link opens the board to whoever holds the archive.
            return (await Promise.all([...open.values()].map(shownBoard))).map(({ shareUrl: _, ...board }) => board);
          },
        ),
    },
    {
      name: 'board-ads',
      entities: ['savedAd'],
      pages: ({ workspaceId }, from) => cardPages(workspaceId, from, (cards) => withBoards(workspaceId, cards)),
      table: columns<ShownCard>('id', 'boardId', 'columnId', 'adId', 'note', 'tags', 'commentCount', 'createdAt'),
    },
    {
      name: 'board-comments',
      entities: ['comment'],
      pages: ({ workspaceId }, from) =>
        childrenOf(
          cardPages(workspaceId, from, (cards) => cards.filter(({ comments = 0 }) => comments > 0)),
          commentsOf,
        ),
    },
  ],
};

const cardPages = <Shown extends object>(
  workspaceId: string,
  from: string | null,
  show: (cards: SavedAdItem[]) => Shown[] | Promise<Shown[]>,
): AsyncIterable<ExportedPage<Shown>> =>
  pagesOf((page) => SavedAd.query.byWorkspace({ workspaceId }).go({ ...page, limit: parentsAtOnce }), from, show);

async function withBoards(workspaceId: string, cards: SavedAdItem[]): Promise<ShownCard[]> {
  const boards = await openBoards(
    workspaceId,
    cards.map(({ boardId }) => boardId),
  );
  const standing = cards.flatMap((card) => {
    const open = boards.get(card.boardId);
    return open ? [{ card, board: open.board }] : [];
  });
  return shownCards({ workspaceId }, standing);
}

async function commentsOf({ workspaceId, savedAdId }: SavedAdItem): Promise<object[]> {
  const { data } = await Comment.query
    .byCard({ workspaceId, savedAdId })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .go({ pages: 'all', consistent: true });
  return data.map((item) => ({ savedAdId, ...shownComment(item) }));
}
