import { CustomAttributeType, type EntityItem } from 'electrodb';
import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { BoardKey } from './board.entity.ts';

/**
 * How many cards a board holds, by column. Beside the board, so that filing a card is no edit of the board; gone with
 * it, so that no card arrives on a board that was deleted, nor in a column that was removed.
 */
export const BoardCounts = defineEntity({
  model: { service: 'reclame', entity: 'boardCounts', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    total: { type: 'number', required: true },
    columns: { type: CustomAttributeType<Record<string, number>>('any') },
  },
  indexes: {
    byBoard: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['boardId'], casing: 'none' },
    },
  },
});

export type BoardCountsItem = EntityItem<typeof BoardCounts>;

/** Adds to the columns of a board, or takes from them; refused when a column that gains is gone, or the board would overflow. */
export function countCards({ workspaceId, boardId }: BoardKey, changes: Record<string, number>): Operation {
  const added = Object.values(changes).reduce((sum, change) => sum + change, 0);
  const gaining = Object.keys(changes).filter((columnId) => (changes[columnId] ?? 0) > 0);
  const patch = BoardCounts.patch({ workspaceId, boardId })
    .data(({ total, columns }, { subtract }) => {
      subtract(total, -added);
      for (const [columnId, change] of Object.entries(changes)) subtract(columns[columnId], -change);
    })
    .where(({ total, columns }, { exists, lte }) =>
      [
        ...gaining.map((columnId) => exists(columns[columnId])),
        ...(added > 0 ? [lte(total, boardLimits.savedAds - added)] : []),
      ].join(' AND '),
    );
  return update(patch, changedMeanwhile);
}

/** New columns are counted from nothing. */
export function countColumns({ workspaceId, boardId }: BoardKey, added: string[]): Operation[] {
  if (added.length === 0) return [];
  const patch = BoardCounts.patch({ workspaceId, boardId }).data(({ columns }, { set }) => {
    for (const columnId of added) set(columns[columnId], 0);
  });
  return [update(patch, changedMeanwhile)];
}

/** A column that is gone is counted no longer; refused while it holds a card. */
export function forgetColumn({ workspaceId, boardId }: BoardKey, columnId: string): Operation {
  const patch = BoardCounts.patch({ workspaceId, boardId })
    .data(({ columns }, { remove }) => remove(columns[columnId]))
    .where(({ columns: { [columnId]: held = 0 } }, { eq }) => eq(held, 0));
  return update(patch, changedMeanwhile);
}

type Stand = { boardId: string; columnId: string };
/** Where a card stands, and where it goes: on its board or another. */
export type CardMove = { from: BoardKey & Stand; to: Stand };

/** Counts cards that go elsewhere, an operation for each board that they leave or reach. */
export function countMoves(moves: CardMove[]): Operation[] {
  const boards = new Map<string, BoardKey & { changes: Record<string, number> }>();
  const count = (workspaceId: string, { boardId, columnId }: Stand, change: number) => {
    const board = boards.get(boardId) ?? { workspaceId, boardId, changes: {} };
    board.changes[columnId] = (board.changes[columnId] ?? 0) + change;
    boards.set(boardId, board);
  };
  for (const { from, to } of moves) {
    count(from.workspaceId, from, -1);
    count(from.workspaceId, to, 1);
  }
  return [...boards.values()].flatMap((board) => {
    const changes = Object.entries(board.changes).filter(([, change]) => change !== 0);
    return changes.length === 0 ? [] : [countCards(board, Object.fromEntries(changes))];
  });
}
