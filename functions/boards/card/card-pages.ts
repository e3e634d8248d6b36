import { readTogether } from '../../platform/db/read-together.ts';
import { readingOrder } from '../core/columns.ts';
import type { CountedBoard } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import type { SlotItem } from '../core/slot.entity.ts';
import { readSlots } from '../core/slots.ts';

/** Cards read together, each with where the reading stood then. */
export type Chunk<P> = { cards: { card: SavedAdItem; at: P }[]; read: number; last: P; more: boolean };
export type CardPage<P> = { cards: SavedAdItem[]; after: P | null };

/** One request looks at no more cards than this, and answers what it has found and where to go on. */
const maxLooked = 500;
/** Lambda answers 6 MB at most. */
const maxBytes = 4_000_000;

/** The first `limit` cards that are wanted, and after which place the next page starts. */
export async function takePage<P>(
  chunks: AsyncIterable<Chunk<P>>,
  { limit, wanted }: { limit: number; wanted: (card: SavedAdItem) => boolean },
): Promise<CardPage<P>> {
  const cards: SavedAdItem[] = [];
  let bytes = 0;
  let looked = 0;
  for await (const chunk of chunks) {
    const asked = chunk.cards.filter(({ card }) => wanted(card));
    for (const [index, { card, at }] of asked.entries()) {
      cards.push(card);
      bytes += Buffer.byteLength(JSON.stringify(card));
      if (cards.length < limit && bytes < maxBytes) continue;
      return { cards, after: chunk.more || index < asked.length - 1 ? at : null };
    }
    looked += chunk.read;
    if (looked >= maxLooked && chunk.more) return { cards, after: chunk.last };
  }
  return { cards, after: null };
}

/** A place in the reading of a board. */
export type BoardPosition = { columnId: string; positionKey: string };

/** The cards of some columns of a board, in its order, from a place on. */
export async function* boardChunks(
  open: CountedBoard,
  { columnIds = readingOrder(open.board), after, size }: { columnIds?: string[]; after?: BoardPosition; size: number },
): AsyncGenerator<Chunk<BoardPosition>> {
  for (let from = after; ; ) {
    const slots = await nextSlots(open, columnIds, from, size + 1);
    const shown = slots.slice(0, size);
    const last = shown.at(-1);
    if (!last) return;
    const more = slots.length > size;
    yield { cards: await cardsOf(shown), read: shown.length, last: toPosition(last), more };
    if (!more) return;
    from = toPosition(last);
  }
}

const toPosition = ({ columnId, positionKey }: SlotItem): BoardPosition => ({ columnId, positionKey });

async function nextSlots(
  { board, counts }: CountedBoard,
  columnIds: string[],
  after: BoardPosition | undefined,
  wanted: number,
): Promise<SlotItem[]> {
  // When the column was removed between two pages, its cards stand elsewhere: from the start, since a card shown twice is better than never.
  const begun = after && columnIds.includes(after.columnId) ? after : undefined;
  const slots: SlotItem[] = [];
  let left = columnIds.slice(begun ? columnIds.indexOf(begun.columnId) : 0);
  const holds = (columnId: string) => counts.columns?.[columnId] ?? 0;
  while (slots.length < wanted && left.length > 0) {
    let expected = 0;
    // As many columns at once as should hold enough cards; how many are left in the one that was begun is not known.
    const enough = left.findIndex((columnId) => {
      if (columnId !== begun?.columnId) expected += holds(columnId);
      return expected >= wanted - slots.length;
    });
    const read = left.slice(0, enough < 0 ? left.length : enough + 1);
    left = left.slice(read.length);
    const found = await Promise.all(
      read
        .filter((columnId) => holds(columnId) > 0)
        .map((columnId) =>
          readSlots(
            { workspaceId: board.workspaceId, boardId: board.boardId, columnId },
            { after: columnId === begun?.columnId ? begun.positionKey : undefined, limit: wanted },
          ),
        ),
    );
    slots.push(...found.flat());
  }
  return slots.slice(0, wanted);
}

/** The cards that stand in these slots (100 at most), or have just moved to others of the same board. */
async function cardsOf(slots: SlotItem[]): Promise<Chunk<BoardPosition>['cards']> {
  const items = await readTogether(slots.map(({ workspaceId, savedAdId }) => SavedAd.get({ workspaceId, savedAdId })));
  return slots.flatMap((slot, at) => {
    const card = SavedAd.parse({ Item: items[at] }).data;
    return card?.boardId === slot.boardId ? [{ card, at: toPosition(slot) }] : [];
  });
}
