import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Board, type BoardItem, type BoardKey } from './board.entity.ts';
import { BoardCounts, type BoardCountsItem } from './board-counts.entity.ts';

/** A board and how many cards it holds, read together. */
export type CountedBoard = { board: BoardItem; counts: BoardCountsItem };

/** Several boards (50 at most) of one workspace, by id; those that are gone are missing. */
export async function openBoards(workspaceId: string, boardIds: Iterable<string>): Promise<Map<string, CountedBoard>> {
  const keys: BoardKey[] = [...new Set(boardIds)].map((boardId) => ({ workspaceId, boardId }));
  const items = await readTogether(keys.flatMap((key) => [Board.get(key), BoardCounts.get(key)]));
  const found = keys.flatMap(({ boardId }, at): [string, CountedBoard][] => {
    const board = Board.parse({ Item: items[2 * at] }).data;
    const counts = BoardCounts.parse({ Item: items[2 * at + 1] }).data;
    return board && counts ? [[boardId, { board, counts }]] : [];
  });
  return new Map(found);
}

export async function openBoard(workspaceId: string, boardId: string): Promise<CountedBoard> {
  const open = (await openBoards(workspaceId, [boardId])).get(boardId);
  if (!open) throw new AppError('not_found');
  return open;
}
