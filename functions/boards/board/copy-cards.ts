import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { update, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { Board, type BoardItem, type BoardKey, type Copying } from '../core/board.entity.ts';
import { addCards } from '../core/card-writes.ts';
import { firstColumnId, hasColumn } from '../core/columns.ts';
import { openBoards } from '../core/read-board.ts';
import { SavedAd, type SavedAdItem } from '../core/saved-ad.entity.ts';
import { SavedAdLock } from '../core/saved-ad-lock.entity.ts';
import { Slot, type SlotItem } from '../core/slot.entity.ts';
import { bottomOf } from '../core/slots.ts';
import { untilSettled } from './until-settled.ts';

/** Four operations each, of the hundred of a transaction, and two for the board. */
const cardsAtOnce = 24;
/** A transaction holds 4 MB. */
const mostBytes = 3_000_000;

/**
 * Takes the cards of the board that one was made like to it, a transaction at a time, during so long at most; answers whether
 * that is all. May be done again, or by two at once: how far it went is written with the cards.
 */
export const copyCards = (key: BoardKey, forMs: number): Promise<boolean> =>
  untilSettled(async () => {
    const open = (await openBoards(key.workspaceId, [key.boardId])).get(key.boardId);
    const { board, counts } = open ?? {};
    if (!board?.copying) return 'settled';
    const slots = await nextSlots(board, board.copying);
    const room = boardLimits.savedAds - (counts?.total ?? 0);
    const { cards, last } = await cardsAt(board, slots, room);
    await write([progress(board, board.copying, last), ...addCards(await placed(board, board.copying, cards))]);
    return last ? 'more' : 'settled';
  }, forMs);

async function nextSlots({ workspaceId }: BoardItem, { boardId, after }: Copying): Promise<SlotItem[]> {
  const all = Slot.query.inOrder({ workspaceId, boardId });
  const { data } = await (after ? all.gte(after) : all).go({ limit: cardsAtOnce + 1, consistent: true });
  // Where the last step ended is read again.
  const isNew = ({ columnId, positionKey }: SlotItem) =>
    columnId !== after?.columnId || positionKey !== after.positionKey;
  return data.filter(isNew).slice(0, cardsAtOnce);
}

/** The cards that stand there, as many as one write holds, save those that the board has got meanwhile; and the last place looked at. */
async function cardsAt({ workspaceId, boardId }: BoardItem, slots: readonly SlotItem[], room: number) {
  const items = await readTogether(slots.map(({ savedAdId }) => SavedAd.get({ workspaceId, savedAdId })));
  const found = items.map((Item) => SavedAd.parse({ Item }).data);
  const locks = await readTogether(
    found.map((card) => SavedAdLock.get({ workspaceId, adId: card?.adId ?? 'none', boardId })),
  );
  const cards: SavedAdItem[] = [];
  let bytes = 0;
  let last: SlotItem | undefined;
  for (const [at, card] of found.entries()) {
    if (card && !locks[at]) {
      bytes += Buffer.byteLength(JSON.stringify(card));
      if (cards.length >= room || (cards.length > 0 && bytes > mostBytes)) break;
      cards.push(card);
    }
    last = slots[at];
  }
  return { cards, last };
}

/** Cards of their own at the end of their columns; where a column is gone meanwhile, of the first one. */
async function placed(board: BoardItem, { columns }: Copying, cards: readonly SavedAdItem[]): Promise<SavedAdItem[]> {
  const { workspaceId, boardId } = board;
  const now = new Date();
  const columnOf = ({ columnId }: SavedAdItem) => {
    const like = columns[columnId] ?? '';
    return hasColumn(board, like) ? like : firstColumnId(board);
  };
  const byColumn = new Map<string, SavedAdItem[]>();
  for (const card of cards) byColumn.set(columnOf(card), [...(byColumn.get(columnOf(card)) ?? []), card]);
  const columnsOfCards = await Promise.all(
    [...byColumn].map(async ([columnId, some]) => {
      const positions = await bottomOf({ workspaceId, boardId, columnId }, some.length);
      return some.map(({ comments, sharedComments, ...card }, at) => ({
        ...card,
        savedAdId: newId('sav', now),
        ...{ boardId, columnId, positionKey: positions[at] ?? '' },
        updatedAt: now.toISOString(),
        version: 1,
      }));
    }),
  );
  return columnsOfCards.flat();
}

/** How far the copy is, and that it is done when nothing was left; refused when another has gone further. */
function progress({ workspaceId, boardId }: BoardItem, copying: Copying, last: SlotItem | undefined) {
  const board = Board.patch({ workspaceId, boardId });
  const after = last && { columnId: last.columnId, positionKey: last.positionKey };
  return update(
    (after ? board.set({ copying: { ...copying, after } }) : board.remove(['copying'])).where((attr, { eq }) =>
      eq(attr.copying, copying),
    ),
    changedMeanwhile,
  );
}
