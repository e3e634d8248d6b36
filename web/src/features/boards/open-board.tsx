import { useDebouncedCallback } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '../../../../shared/boards/board.contract.ts';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import { EscapeClears } from '../../components/escape-clears.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { tagsWorn } from '../../lib/bulk.ts';
import { useSelection } from '../../lib/use-selection.ts';
import classes from './board-page.module.css';
import { cardParam } from './board-path.ts';
import { type BoardSpace, BoardSpaceContext } from './board-space.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { BoardBulkBar } from './bulk-bar.tsx';
import { removeCard } from './card-acts.ts';
import type { CardStore } from './card-writes.ts';
import { byColumn } from './cards.ts';
import { BoardColumns } from './columns/board-columns.tsx';
import { ColumnsConflictDialog } from './columns-conflict.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { ExampleNotice } from './example-notice.tsx';
import { RemoveManyDialog } from './remove-many-dialog.tsx';
import type { Cards } from './use-cards.ts';
import { matching, useFilters } from './use-filters.ts';
import { useSaveColumns } from './use-save-columns.ts';

const CardDrawer = lazy(async () => ({ default: (await import('./drawer/card-drawer.tsx')).CardDrawer }));

const recountMs = 1_500;

type Props = { board: Board; cards: Cards; onRecount: () => void };

/** A board and everything that one does on it. */
export function OpenBoard({ board, cards, onRecount }: Props) {
  const known = cards.cards ?? [];
  const recount = useDebouncedCallback(onRecount, recountMs);
  const store = useStore(cards, recount);
  const columns = useSaveColumns(board, store);
  const filters = useFilters();
  const selection = useSelection();
  const [adding, setAdding] = useState(false);
  const [opened, openCard] = useOpenedCard();
  const [removing, setRemoving] = useState<SavedAd | null>(null);
  const remove = useCallback(
    (card: SavedAd) => (card.commentCount > 0 ? setRemoving(card) : removeCard(store, card)),
    [store],
  );

  const words = useDeferredValue(filters.words);
  const shown = useMemo(() => matching(known, words, filters.tags), [known, words, filters.tags]);
  const byId = useMemo(
    () =>
      byColumn(
        shown,
        board.columns.map(({ id }) => id),
      ),
    [shown, board.columns],
  );
  const selected = useMemo(() => shown.filter(({ id }) => selection.ids.has(id)), [shown, selection.ids]);
  const tags = useMemo(() => tagsWorn(known), [known]);

  const space = useMemo<BoardSpace>(
    () => ({ board, store, openCard, remove, toggle: selection.toggle, saveColumns: columns.save }),
    [board, store, openCard, remove, selection.toggle, columns.save],
  );
  const empty = cards.complete && known.length === 0;

  return (
    <BoardSpaceContext value={space}>
      <div className={classes.root}>
        <BoardToolbar
          filters={filters}
          tags={tags}
          shown={shown.length}
          total={cards.complete ? known.length : Math.max(board.savedAdCount, known.length)}
          onAddColumn={() => setAdding(true)}
        />
        {board.example && <ExampleNotice board={board} />}
        {cards.error && <LoadFailure what="Les annonces du board" error={cards.error} onRetry={cards.retry} />}
        {empty && <EmptyBoard />}
        <BoardColumns
          cards={byId}
          waiting={!cards.complete}
          filtered={filters.active}
          selected={selection.ids}
          adding={adding}
          onAdding={setAdding}
        />
      </div>
      {selected.length > 0 && <BoardBulkBar cards={selected} tags={tags} onDone={selection.clear} />}
      <Suspense fallback={null}>
        {opened && (
          <CardDrawer
            card={known.find(({ id }) => id === opened)}
            waiting={!cards.complete}
            tags={tags}
            onClose={() => openCard(null)}
          />
        )}
      </Suspense>
      {removing && (
        <RemoveManyDialog
          cards={[removing]}
          onClose={() => setRemoving(null)}
          onRemove={() => removeCard(store, removing)}
        />
      )}
      {columns.conflict && (
        <ColumnsConflictDialog conflict={columns.conflict} onMine={columns.save} onTheirs={columns.forget} />
      )}
      <EscapeClears active={selected.length > 0 && !opened} onEscape={selection.clear} />
    </BoardSpaceContext>
  );
}

function useStore({ change, find, current, queue, reload }: Cards, recount: () => void): CardStore {
  return useMemo(
    () => ({ change, find, current, queue, reload, recount }),
    [change, find, current, queue, reload, recount],
  );
}

/** The card whose drawer is open, by the address. */
function useOpenedCard() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setSearch((latest) => {
        if (id) latest.set(cardParam, id);
        else latest.delete(cardParam);
        return latest;
      }),
    [setSearch],
  );
  return [search.get(cardParam), open] as const;
}
