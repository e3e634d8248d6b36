import * as z from 'zod';
import type * as savedAds from '../../../shared/boards/card.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readingOrder, shownPlace } from '../core/columns.ts';
import { type OpenBoard, openBoard, openBoards } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { boardChunks, type Chunk, takePage } from './card-pages.ts';
import { showCards } from './read-card.ts';
import { cardMatcher } from './words.ts';

type Query = ParsedInput<typeof savedAds.listSavedAds>['query'];
type Wanted = (card: SavedAdItem) => boolean;

const chunkSize = 50;

/** The cards of a board in its order, or those of the workspace from the newest on. */
export function listSavedAds(actor: Actor, { cursor, limit, ...filters }: Query) {
  const scope = { owner: actor.workspaceId, operation: 'listSavedAds', filters };
  const matches = cardMatcher(filters.q ?? '');
  const wanted: Wanted = (card) => (!filters.tag || card.tags.includes(filters.tag)) && matches(card);
  const page = { scope, cursor, limit, wanted, size: filters.tag || filters.q ? 100 : limit };
  return filters.boardId === undefined
    ? listWorkspace(actor, page, filters.columnId)
    : listBoard(actor, page, filters.boardId, filters.columnId);
}

type Page = {
  scope: { owner: string; operation: string; filters: object };
  cursor: string | undefined;
  limit: number;
  wanted: Wanted;
  size: number;
};

const AfterSlot = z.object({ columnId: z.string(), positionKey: z.string() });

async function listBoard(actor: Actor, page: Page, boardId: string, columnId: string | undefined) {
  const after = await openCursor(page.scope, page.cursor, AfterSlot);
  const open = await openBoard(actor.workspaceId, boardId);
  const { board } = open;
  // Where a card is read from may still be a column that was removed.
  const columnIds = readingOrder(board).filter(
    (id) => columnId === undefined || shownPlace(board, { columnId: id, positionKey: '' }).columnId === columnId,
  );
  const found = await takePage(boardChunks(open, { columnIds, after, size: page.size }), page);
  return {
    items: await showCards(
      actor,
      found.cards.map((card) => ({ card, board })),
    ),
    nextCursor: await sealCursor(page.scope, found.after),
  };
}

const AfterCard = z.object({ savedAdId: z.string() });

async function listWorkspace(actor: Actor, page: Page, columnId: string | undefined) {
  const after = await openCursor(page.scope, page.cursor, AfterCard);
  const boards = new Map<string, OpenBoard>();
  const wanted: Wanted = (card) => (columnId === undefined || card.columnId === columnId) && page.wanted(card);
  const chunks = newestChunks(actor.workspaceId, after?.savedAdId, boards);
  const found = await takePage(chunks, { limit: page.limit, wanted });
  const shown = found.cards.flatMap((card) => {
    const open = boards.get(card.boardId);
    return open ? [{ card, board: open.board }] : [];
  });
  return { items: await showCards(actor, shown), nextCursor: await sealCursor(page.scope, found.after) };
}

/** The cards of a workspace from the newest on, without those of deleted boards; the boards are gathered in `boards`. */
async function* newestChunks(
  workspaceId: string,
  after: string | undefined,
  boards: Map<string, OpenBoard>,
): AsyncGenerator<Chunk<{ savedAdId: string }>> {
  for (let from = after; ; ) {
    // One for the bound, which was shown before, and one to know whether there are more.
    const asked = chunkSize + 2;
    const { data, cursor } = await SavedAd.query
      .byWorkspace({ workspaceId })
      .between({ savedAdId: '' }, { savedAdId: from ?? '~' })
      .go({ order: 'desc', limit: asked, consistent: true });
    const left = data.filter(({ savedAdId }) => savedAdId !== from);
    const read = left.slice(0, chunkSize);
    const last = read.at(-1)?.savedAdId;
    if (last === undefined) return;
    const more = left.length > read.length || (cursor !== null && data.length < asked);
    const found = await openBoards(
      workspaceId,
      read.map(({ boardId }) => boardId),
    );
    for (const [boardId, open] of found) boards.set(boardId, open);
    const cards = read
      .filter(({ boardId }) => found.has(boardId))
      .map((card) => ({ card, at: { savedAdId: card.savedAdId } }));
    yield { cards, read: read.length, last: { savedAdId: last }, more };
    if (!more) return;
    from = last;
  }
}
