import { DndContext, DragOverlay } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { formatCount } from '../../../lib/format.ts';
import page from '../board-page.module.css';
import { useBoardSpace } from '../board-space.ts';
import { actOnMany } from '../bulk-acts.ts';
import { moveCard } from '../card-acts.ts';
import type { Place } from '../cards.ts';
import { BoardColumn } from './board-column.tsx';
import classes from './board-columns.module.css';
import card from './card.module.css';
import { CardFace } from './card-face.tsx';
import { ColumnNameField } from './column-name-field.tsx';
import { createDragState } from './drag-state.ts';
import { focusCard } from './focus-card.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useCardMoves } from './use-card-moves.ts';
import { useColumnEdits } from './use-column-edits.ts';

type Props = {
  cards: ReadonlyMap<string, SavedAd[]>;
  waiting: boolean;
  filtered: boolean;
  selected: ReadonlySet<string>;
  adding: boolean;
  onAdding: (adding: boolean) => void;
};

const none: SavedAd[] = [];

const screenReaderInstructions = {
  draggable:
    'Entrée ouvre l’annonce. Espace la prend : les flèches la déplacent, Espace la dépose, Échap la remet à sa place. Maj et une flèche la déplacent d’un pas.',
};

export function BoardColumns({ cards, waiting, filtered, selected, adding, onAdding }: Props) {
  const { board, store } = useBoardSpace();
  const edits = useColumnEdits();
  const scroller = useRef<HTMLDivElement>(null);
  const [drag] = useState(createDragState);
  const [said, say] = useState('');
  const moves = useCardMoves(drag, say);
  const columnIds = useMemo(() => board.columns.map(({ id }) => id), [board.columns]);

  const onCard = useCallback(
    (moved: SavedAd, place: Place) => {
      const together = selected.has(moved.id) && selected.size > 1 && place.columnId !== moved.columnId;
      if (!together) return moveCard(store, moved, place);
      return actOnMany(store, [...selected], { action: 'move', columnId: place.columnId });
    },
    [selected, store],
  );
  const { dragged, spoken, context, announcements } = useBoardDrag({
    drag,
    scroller,
    columns: board.columns,
    onCard,
    onColumn: (columnId, over) => columnId !== over && edits.shift(columnId, columnIds.indexOf(over)),
    onDropped: ({ id }) => focusCard(drag, id),
    onStart: () => say(''),
  });

  return (
    <DndContext
      {...context}
      autoScroll={dragged?.kind === 'column'}
      accessibility={{ announcements, screenReaderInstructions, restoreFocus: false }}
    >
      <SortableContext items={columnIds} strategy={horizontalListSortingStrategy}>
        <div ref={scroller} className={classes.scroller} data-dragging={dragged !== null || undefined}>
          {board.columns.map((column) => (
            <BoardColumn
              key={column.id}
              column={column}
              cards={cards.get(column.id) ?? none}
              waiting={waiting}
              filtered={filtered}
              selected={selected}
              drag={drag}
              moves={moves}
            />
          ))}
          {!adding && board.columns.length < boardLimits.columns && (
            <UnstyledButton className={classes.add} title="Ajouter une colonne" onClick={() => onAdding(true)}>
              <IconPlus size={16} aria-hidden />
              <span>Ajouter une colonne</span>
            </UnstyledButton>
          )}
          {adding && (
            <div className={classes.column}>
              <div className={classes.head}>
                <ColumnNameField
                  onDone={(name) => {
                    onAdding(false);
                    if (name) edits.add(name);
                  }}
                />
              </div>
            </div>
          )}
        </div>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged?.kind === 'card' && dragged.pointer && (
          <div className={card.card} data-lifted>
            <CardFace card={dragged.card} />
            {selected.has(dragged.card.id) && selected.size > 1 && (
              <span className={card.many}>{formatCount(selected.size, 'annonce')}</span>
            )}
          </div>
        )}
      </DragOverlay>
      <div role="status" aria-live="assertive" className={page.unseen}>
        {spoken || said}
      </div>
    </DndContext>
  );
}
