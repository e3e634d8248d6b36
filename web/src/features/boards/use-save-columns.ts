import { useCallback, useEffect, useRef, useState } from 'react';
import type { Board } from '../../../../shared/boards/board.contract.ts';
import { isConflict, sayRefused } from '../../lib/notices.ts';
import { editBoard } from './board-edits.ts';
import type { CardStore } from './card-writes.ts';
import { useKeepBoard } from './use-boards.ts';

type Columns = Board['columns'];

/** Two orders of columns, made at the same time. */
export type ColumnsConflict = { mine: Columns; theirs: Board };

const newColumn = 'new-';

/** Saves the columns of a board: shown at once, one save after the other. */
export function useSaveColumns(board: Board, store: CardStore) {
  const keep = useKeepBoard();
  const [conflict, setConflict] = useState<ColumnsConflict | null>(null);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);

  const save = useCallback(
    async (mine: Columns, over?: Board) => {
      const before = over ?? latest.current;
      const shown = mine.map((column, at) => ({ ...column, id: column.id || `${newColumn}${at}` }));
      latest.current = { ...before, columns: shown };
      keep(latest.current);
      const gone = before.columns.filter(({ id }) => !mine.some((column) => column.id === id));
      showInFirst(store, gone, shown[0]?.id ?? '');
      setConflict(null);
      try {
        const outcome = await store.queue.run(board.id, () =>
          editBoard(
            { ...before, version: Math.max(before.version, latest.current.version) },
            { columns: mine.map(asSent) },
          ),
        );
        if ('theirs' in outcome) setConflict({ mine, theirs: outcome.theirs });
        latest.current = 'theirs' in outcome ? outcome.theirs : outcome.kept;
        keep(latest.current);
      } catch (error) {
        latest.current = before;
        keep(before);
        sayRefused(
          'Les colonnes n’ont pas été modifiées',
          isConflict(error) ? 'Le board change en ce moment même' : error,
        );
      }
      if (gone.length > 0) await store.reload();
    },
    [board.id, keep, store],
  );

  return { save, conflict, forget: () => setConflict(null) };
}

/** A column without an id is a new one. */
const asSent = ({ id, name }: Columns[number]) => (id && !id.startsWith(newColumn) ? { id, name } : { name });

/** The cards of columns that go are in the first one. */
function showInFirst(store: CardStore, gone: Columns, columnId: string): void {
  if (gone.length === 0) return;
  const ids = new Set(gone.map(({ id }) => id));
  store.change((cards) => cards.map((card) => (ids.has(card.columnId) ? { ...card, columnId } : card)));
}
