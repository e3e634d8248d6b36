import * as z from 'zod';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { type Page, pageOf } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readingOrder, shownPlace } from '../core/columns.ts';
import { type CountedBoard, openBoard, openBoards } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { boardChunks, type Chunk, takePage } from './card-pages.ts';
import { shownCards } from './read-card.ts';

type Query = Call<typeof savedAds.listSavedAds>['query'];
type Wanted = (card: SavedAdItem) => boolean;

const chunkSize = 50;

/** The cards of a board in its order, or those of the workspace from the newest on. */
export const handler = defineHandler(savedAds.listSavedAds, (call) => {
  const { actor, query } = call;
  const { boardId } = query;
  return boardId === undefined
    ? listWorkspace(actor, query, pageOf(call))
    : listBoard(actor, { ...query, boardId }, pageOf(call));
});

/** Whether a card has the tag that is asked, and each of the words, or one that begins like it, in its ad, its note or its tags. */
function wantedBy({ q = '', tag }: Query): Wanted {
  const words = searchedWords(q);
  return ({ ad, note = '', tags }) => {
    if (tag && !tags.includes(tag)) return false;
    if (words.length === 0) return true;
    const texts = [ad.advertiser.name, ad.headline ?? '', ad.body, ad.description ?? '', note, ...tags];
    const found = ` ${foldedWords(texts.join(' ')).join(' ')}`;
    return words.every((word) => found.includes(` ${word}`));
  };
}

const AfterSlot = z.object({ columnId: z.string(), positionKey: z.string() });

async function listBoard(actor: Actor, query: Query & { boardId: string }, page: Page) {
  const { columnId, tag, q } = query;
  const { limit } = page;
  const after = await page.after(AfterSlot);
  const open = await openBoard(actor.workspaceId, query.boardId);
  const { board } = open;
  // The cards of a removed column that are still there are shown, and asked for, in the first one.
  const columnIds = readingOrder(board).filter(
    (id) => columnId === undefined || shownPlace(board, { columnId: id, positionKey: '' }).columnId === columnId,
  );
  const chunks = boardChunks(open, { columnIds, after, size: tag || q ? 100 : limit });
  const found = await takePage(chunks, { limit, wanted: wantedBy(query) });
  return {
    items: await shownCards(
      actor,
      found.cards.map((card) => ({ card, board })),
    ),
    nextCursor: await page.next(found.after),
  };
}

const AfterCard = z.object({ savedAdId: z.string() });

async function listWorkspace(actor: Actor, query: Query, page: Page) {
  const { columnId } = query;
  const after = await page.after(AfterCard);
  const boards = new Map<string, CountedBoard>();
  const isWanted = wantedBy(query);
  const wanted: Wanted = (card) => (columnId === undefined || card.columnId === columnId) && isWanted(card);
  const chunks = newestChunks(actor.workspaceId, after?.savedAdId, boards);
  const found = await takePage(chunks, { limit: page.limit, wanted });
  const shown = found.cards.flatMap((card) => {
    const open = boards.get(card.boardId);
    return open ? [{ card, board: open.board }] : [];
  });
  return { items: await shownCards(actor, shown), nextCursor: await page.next(found.after) };
}

/** The cards of a workspace from the newest on, without those of deleted boards; the boards are gathered in `boards`. */
async function* newestChunks(
  workspaceId: string,
  after: string | undefined,
  boards: Map<string, CountedBoard>,
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
