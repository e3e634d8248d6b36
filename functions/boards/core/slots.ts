import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import type { BoardKey } from './board.entity.ts';
import { countMoves } from './board-counts.entity.ts';
import { positionBetween, positionsBelow } from './position.ts';
import { type Place, SavedAd } from './saved-ad.entity.ts';
import { Slot, type SlotItem } from './slot.entity.ts';

type Column = BoardKey & { columnId: string };
type SlotRange = { after?: string | undefined; before?: string; limit: number; upwards?: boolean };

/** Three actions each, of the hundred of a transaction, and a few to spare. */
export const cardsCarriedAtOnce = 32;

// No key is lower or higher.
const [lowest, highest] = ['!', '~'] as const;

/** Slots of a column from the top, or upwards from the bottom, strictly between two positions. */
export async function readSlots(
  column: Column,
  { after, before, limit, upwards = false }: SlotRange,
): Promise<SlotItem[]> {
  const { workspaceId, boardId, columnId } = column;
  const { data } = await Slot.query
    .inOrder({ workspaceId, boardId, columnId })
    .between({ positionKey: after ?? lowest }, { positionKey: before ?? highest })
    // The bounds belong to what is read.
    .go({ limit: limit + 1, order: upwards ? 'desc' : 'asc', consistent: true });
  return data.filter(({ positionKey }) => positionKey !== after && positionKey !== before).slice(0, limit);
}

/** Positions for cards at the bottom of a column, in their order. */
export async function bottomOf(column: Column, cards = 1): Promise<string[]> {
  const [last] = await readSlots(column, { limit: 1, upwards: true });
  return positionsBelow(last?.positionKey ?? null, cards);
}

/** A position just above or below another card; null when that is where the card stands already. */
export async function besideCard(
  column: Column,
  side: 'above' | 'below',
  { positionKey }: Pick<Place, 'positionKey'>,
  savedAdId: string,
): Promise<string | null> {
  const upwards = side === 'above';
  const [next] = await readSlots(column, { limit: 1, upwards, [upwards ? 'before' : 'after']: positionKey });
  if (next?.savedAdId === savedAdId) return null;
  const beyond = next?.positionKey ?? null;
  return upwards ? positionBetween(beyond, positionKey) : positionBetween(positionKey, beyond);
}

type Standing = Pick<SlotItem, 'workspaceId' | 'boardId' | 'columnId' | 'positionKey' | 'savedAdId'>;

/** Takes a slot for a card, which nobody may have taken meanwhile. */
export const takeSlot = (
  { workspaceId, savedAdId }: Pick<Standing, 'workspaceId' | 'savedAdId'>,
  { boardId, columnId, positionKey }: Place,
): Operation => put(Slot.create({ workspaceId, boardId, columnId, positionKey, savedAdId }), changedMeanwhile);

/** Frees the slot of a card; refused when the card stands there no longer. */
export function leaveSlot({ workspaceId, boardId, columnId, positionKey, savedAdId }: Standing): Operation {
  const slot = Slot.remove({ workspaceId, boardId, columnId, positionKey });
  return remove(
    slot.where((attr, { eq }) => eq(attr.savedAdId, savedAdId)),
    changedMeanwhile,
  );
}

/** Puts cards elsewhere on their board and counts them there, which is no edit of a card by anyone. */
export function carryCards(cards: { from: Standing; to: Pick<Place, 'columnId' | 'positionKey'> }[]): Operation[] {
  const moves = cards.map(({ from, to }) => ({ from, to: { ...to, boardId: from.boardId } }));
  return [
    ...moves.flatMap(({ from, to: { boardId, columnId, positionKey } }) => {
      const { workspaceId, savedAdId } = from;
      const card = SavedAd.patch({ workspaceId, savedAdId }).set({ columnId, positionKey });
      return [update(card, changedMeanwhile), leaveSlot(from), takeSlot(from, { boardId, columnId, positionKey })];
    }),
    ...countMoves(moves),
  ];
}

/**
 * Gives short positions to all cards of a column, in their order. From the bottom up, so that the order holds at every
 * step, and whoever stops halfway has spread a part.
 */
export async function spreadColumn(column: Column): Promise<void> {
  const { workspaceId, boardId, columnId } = column;
  const { data: slots } = await Slot.query
    .inOrder({ workspaceId, boardId, columnId })
    .go({ pages: 'all', consistent: true });
  const keys = positionsBelow(slots.at(-1)?.positionKey ?? null, slots.length);
  for (let end = slots.length; end > 0; end -= cardsCarriedAtOnce) {
    const start = Math.max(0, end - cardsCarriedAtOnce);
    const carried = slots.slice(start, end);
    await write(
      carryCards(carried.map((from, at) => ({ from, to: { columnId, positionKey: keys[start + at] ?? '' } }))),
    );
  }
}
