import { useMemo } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { useBoardSpace } from '../board-space.ts';

type Columns = Board['columns'];

/** What a person does to the columns of the board. */
export function useColumnEdits() {
  const { board, saveColumns } = useBoardSpace();
  const { columns } = board;
  return useMemo(() => {
    const save = (next: Columns) => saveColumns(next);
    return {
      add: (name: string) => save([...columns, { id: '', name, savedAdCount: 0 }]),
      rename: (id: string, name: string) =>
        save(columns.map((column) => (column.id === id ? { ...column, name } : column))),
      remove: (id: string) => save(columns.filter((column) => column.id !== id)),
      shift: (id: string, to: number) => save(shifted(columns, id, to)),
    };
  }, [columns, saveColumns]);
}

function shifted(columns: Columns, id: string, to: number): Columns {
  const moved = columns.filter((column) => column.id === id);
  const others = columns.filter((column) => column.id !== id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
