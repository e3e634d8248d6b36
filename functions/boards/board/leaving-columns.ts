import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { Board, type BoardItem, type BoardKey } from '../core/board.entity.ts';
import { forgetColumn } from '../core/board-counts.entity.ts';
import { firstColumnId } from '../core/columns.ts';
import { bottomOf, cardsCarriedAtOnce, carryCards, readSlots } from '../core/slots.ts';
import { untilSettled } from './until-settled.ts';

/**
 * Takes the cards of removed columns to the end of the first one, a transaction at a time, during so long at most;
 * answers whether that is all. May be done again, or by two at once.
 */
export const emptyLeavingColumns = (key: BoardKey, forMs: number): Promise<boolean> =>
  untilSettled(async () => {
    const { data: board } = await Board.get(key).go({ consistent: true });
    const [columnId] = board?.leavingColumnIds ?? [];
    if (!board || columnId === undefined) return 'settled';
    const slots = await readSlots({ ...key, columnId }, { limit: cardsCarriedAtOnce });
    if (slots.length === 0) return closeColumn(board, columnId);
    const first = firstColumnId(board);
    const positions = await bottomOf({ ...key, columnId: first }, slots.length);
    await write(
      carryCards(slots.map((from, at) => ({ from, to: { columnId: first, positionKey: positions[at] ?? '' } }))),
    );
    return 'more';
  }, forMs);

/** Forgets an empty column; refused when a card has arrived meanwhile. */
async function closeColumn(board: BoardItem, columnId: string): Promise<'more'> {
  const { workspaceId, boardId, leavingColumnIds = [] } = board;
  const left = leavingColumnIds.filter((id) => id !== columnId);
  await write([
    update(
      Board.patch({ workspaceId, boardId })
        .set({ leavingColumnIds: left })
        .where((attr, { eq }) => eq(attr.leavingColumnIds, leavingColumnIds)),
      changedMeanwhile,
    ),
    forgetColumn(board, columnId),
  ]);
  return 'more';
}
