import type { Board } from '../../../../shared/boards/board.contract.ts';
import { ConflictChoice } from '../../components/conflict-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { ColumnsConflict } from './use-save-columns.ts';

type Props = {
  conflict: ColumnsConflict;
  onMine: (columns: Board['columns'], over: Board) => void;
  onTheirs: () => void;
};

export function ColumnsConflictDialog({ conflict: { mine, theirs }, onMine, onTheirs }: Props) {
  const lines = (columns: Board['columns']) => columns.map(({ name }) => name).join('\n');
  const known = new Set(theirs.columns.map(({ id }) => id));
  return (
    <Dialog title="Les colonnes ont changé" onClose={onTheirs}>
      <ConflictChoice
        what="Quelqu’un a modifié les colonnes de ce board en même temps que vous. Lesquelles garder ?"
        mine={lines(mine)}
        theirs={lines(theirs.columns)}
        // A column that is no longer there is made again.
        onMine={() =>
          onMine(
            mine.map((column) => (known.has(column.id) ? column : { ...column, id: '' })),
            theirs,
          )
        }
        onTheirs={onTheirs}
      />
    </Dialog>
  );
}
