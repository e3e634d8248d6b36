import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { useBoardSpace } from '../board-space.ts';
import classes from './card.module.css';
import { CardFace } from './card-face.tsx';
import { CardMenu } from './card-menu.tsx';
import { cardButtonId } from './focus-card.ts';
import type { CardMoves, Direction } from './use-card-moves.ts';

type Props = {
  card: SavedAd;
  first: boolean;
  last: boolean;
  selected: boolean;
  moves: CardMoves;
  columnIds: () => readonly string[];
};

const arrows: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A card that can be opened, selected, dragged, and moved from the keyboard. */
export const BoardCard = memo(function BoardCard({ card, first, last, selected, moves, columnIds }: Props) {
  const { remove, openCard, toggle } = useBoardSpace();
  const { name } = card.ad.advertiser;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    data: { card, name },
  });
  const { onKeyDown: onGrab, ...pointers } = listeners ?? {};
  const select = (range: boolean) => toggle(card.id, { range, column: columnIds() });

  function onKeyDown(event: KeyboardEvent) {
    if (!isDragging) onGrab?.(event);
    const direction = arrows[event.key];
    if (isDragging || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (direction && event.shiftKey) moves.step(card, direction);
    else if (direction) moves.focusFrom(card, direction);
    else if (event.key === 'x') select(false);
    else if (event.key === 'Delete') remove(card);
    else return;
    event.preventDefault();
  }

  function onOpen(event: MouseEvent) {
    if (event.shiftKey) select(true);
    else openCard(card.id);
  }

  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-selected={selected || undefined}
      data-dragged={isDragging || undefined}
      {...pointers}
    >
      <CardFace
        card={card}
        name={
          <button
            ref={setActivatorNodeRef}
            id={cardButtonId(card.id)}
            type="button"
            className={classes.open}
            aria-describedby={attributes['aria-describedby']}
            onClick={onOpen}
            onKeyDown={onKeyDown}
            // Space picks the card up; Firefox would also click when it is released.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          >
            {name}
          </button>
        }
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          aria-label={`Sélectionner ${name}`}
          checked={selected}
          onChange={({ nativeEvent }) => select(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
      <div className={classes.menu}>
        <CardMenu
          card={card}
          first={first}
          last={last}
          onStep={(direction) => moves.step(card, direction)}
          onColumn={(columnId) => moves.toColumn(card, columnId)}
        />
      </div>
    </article>
  );
});
