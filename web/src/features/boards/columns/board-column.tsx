import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Skeleton } from '@mantine/core';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { BoardCard } from './board-card.tsx';
import classes from './board-columns.module.css';
import { ColumnHead } from './column-head.tsx';
import type { DragState } from './drag-state.ts';
import type { CardMoves } from './use-card-moves.ts';
import { endPadding, gap, type Landing, roomOf, startPadding, useColumnView, useLanding } from './use-column-view.ts';

type Props = {
  column: Board['columns'][number];
  cards: readonly SavedAd[];
  /** Some of the board's cards have not come yet. */
  waiting: boolean;
  filtered: boolean;
  selected: ReadonlySet<string>;
  drag: DragState;
  moves: CardMoves;
};

export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, cards, waiting, filtered, drag } = props;
  const { box, body, virtual } = useColumnView(column.id, cards, drag);
  const landing = useLanding(column.id, cards, drag);
  const room = landing ? roomOf(landing) : 0;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: column.id,
    data: { columnId: column.id, name: `Colonne ${column.name}` },
  });
  const place = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      box.current = element;
    },
    [setNodeRef, box],
  );
  const headId = `column-${column.id}`;
  const missing = waiting ? Math.max(0, column.savedAdCount - cards.length) : 0;
  const count = waiting && !filtered ? Math.max(column.savedAdCount, cards.length) : cards.length;
  return (
    <section
      ref={place}
      aria-labelledby={headId}
      className={classes.column}
      data-aimed={landing !== null || undefined}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ColumnHead column={column} count={count} id={headId} listeners={listeners} />
      <div ref={body} className={classes.body} data-column-body tabIndex={cards.length > 0 ? undefined : 0}>
        <ol
          className={classes.list}
          style={{ height: cards.length > 0 ? virtual.getTotalSize() + room : room }}
          aria-labelledby={headId}
        >
          <Slots {...props} virtual={virtual} landing={landing} />
        </ol>
        {missing > 0 && <Waiting count={missing} />}
        {cards.length === 0 && missing === 0 && !landing && (
          <p className={classes.nothing}>{filtered ? 'Aucune annonce ne correspond' : 'Déposez une annonce ici'}</p>
        )}
      </div>
    </section>
  );
});

type SlotsProps = Props & { virtual: ReturnType<typeof useColumnView>['virtual']; landing: Landing | null };

function Slots({ cards, selected, drag, moves, virtual, landing }: SlotsProps) {
  const columnIds = useCallback(() => cards.map(({ id }) => id), [cards]);
  const down = (index: number) => (landing && index >= landing.index ? roomOf(landing) : 0);
  return (
    <>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const card = cards[index];
        return (
          card && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.slot}
              style={{ transform: `translateY(${start + down(index)}px)` }}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
            >
              <BoardCard
                card={card}
                first={index === 0}
                last={index === cards.length - 1}
                selected={selected.has(card.id)}
                moves={moves}
                columnIds={columnIds}
              />
            </li>
          )
        );
      })}
      {landing && (
        <Aim
          start={virtual.measurementsCache[landing.index]?.start ?? endOf(cards.length, virtual.getTotalSize())}
          height={landing.height}
          drag={drag}
        />
      )}
    </>
  );
}

/** Below the last card, or at the top of an empty column. */
const endOf = (count: number, size: number) => (count > 0 ? size - endPadding + gap : startPadding);

type AimProps = { start: number; height: number; drag: DragState };

/** The room that is made where the card will land; who leads it by keys is taken there. */
function Aim({ start, height, drag }: AimProps) {
  const room = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that it moves to
  useEffect(() => {
    if (drag.byKeys()) room.current?.scrollIntoView({ block: 'nearest' });
  }, [drag, start]);
  return (
    <li
      ref={room}
      aria-hidden
      data-aim
      className={classes.aim}
      style={{ transform: `translateY(${start}px)`, height }}
    />
  );
}

const waitingCards = ['first', 'second', 'third'];

function Waiting({ count }: { count: number }) {
  return (
    <div className={classes.waiting} aria-hidden>
      {waitingCards.slice(0, count).map((card) => (
        <Skeleton key={card} height={118} radius="xl" />
      ))}
    </div>
  );
}
