import type { BoardItem } from './board.entity.ts';
import type { CountedBoard } from './read-board.ts';
import type { SavedAdItem } from './saved-ad.entity.ts';

type Columns = Pick<BoardItem, 'columns' | 'leavingColumnIds'>;

export const firstColumnId = ({ columns }: Columns): string => columns[0]?.columnId ?? '';

export const hasColumn = ({ columns }: Columns, columnId: string): boolean =>
  columns.some((column) => column.columnId === columnId);

/** Where cards are read in the order of the board: those of removed columns follow those of the first one. */
export function readingOrder({ columns, leavingColumnIds = [] }: Columns): string[] {
  const [first = '', ...others] = columns.map(({ columnId }) => columnId);
  return [first, ...leavingColumnIds, ...others];
}

/** The column where people see a card, and its position there. */
export function shownPlace(board: Columns, { columnId, positionKey }: Pick<SavedAdItem, 'columnId' | 'positionKey'>) {
  const leaving = (board.leavingColumnIds ?? []).indexOf(columnId);
  if (leaving < 0) return { columnId, position: positionKey };
  // After any position of the first column itself.
  return { columnId: firstColumnId(board), position: `~${String(leaving).padStart(3, '0')}${positionKey}` };
}

/** The columns as people see them, with their cards counted. */
export function shownColumns({ board, counts }: CountedBoard) {
  const count = (columnId: string) => counts.columns?.[columnId] ?? 0;
  const leaving = (board.leavingColumnIds ?? []).reduce((sum, columnId) => sum + count(columnId), 0);
  return board.columns.map(({ columnId, name }, at) => ({
    id: columnId,
    name,
    savedAdCount: count(columnId) + (at === 0 ? leaving : 0),
  }));
}
