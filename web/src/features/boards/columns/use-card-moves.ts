import { useCallback, useMemo } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { useBoardSpace } from '../board-space.ts';
import { moveCard } from '../card-acts.ts';
import type { Place } from '../cards.ts';
import { type DragState, placeText } from './drag-state.ts';
import { focusCard } from './focus-card.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export type CardMoves = ReturnType<typeof useCardMoves>;

/** Moves of a card without dragging it, said once they are made, and of the focus between cards. */
export function useCardMoves(drag: DragState, say: (text: string) => void) {
  const { board, store } = useBoardSpace();

  const shown = useCallback((columnId: string) => drag.view(columnId)?.cards() ?? [], [drag]);

  const neighbour = useCallback(
    (columnId: string, direction: Direction) => {
      const at = board.columns.findIndex(({ id }) => id === columnId);
      return board.columns[at + (direction === 'left' ? -1 : 1)]?.id;
    },
    [board],
  );

  const go = useCallback(
    (card: SavedAd, place: Place) => {
      const others = shown(place.columnId).filter(({ id }) => id !== card.id);
      const column = board.columns.find(({ id }) => id === place.columnId)?.name ?? '';
      const index = others.findIndex(({ id }) => id === place.after) + 1;
      moveCard(store, card, place);
      say(`${card.ad.advertiser.name}\u00a0: ${placeText(column, index, others.length)}`);
      focusCard(drag, card.id);
    },
    [store, drag, board, shown, say],
  );

  const step = useCallback(
    (card: SavedAd, direction: Direction) => {
      const cards = shown(card.columnId);
      const at = cards.findIndex(({ id }) => id === card.id);
      if (direction === 'up' && at > 0) go(card, { columnId: card.columnId, after: cards[at - 2]?.id ?? null });
      if (direction === 'down' && cards[at + 1])
        go(card, { columnId: card.columnId, after: cards[at + 1]?.id ?? null });
      if (direction === 'up' || direction === 'down') return;
      const columnId = neighbour(card.columnId, direction);
      if (columnId) go(card, { columnId, after: shown(columnId)[at - 1]?.id ?? shown(columnId).at(-1)?.id ?? null });
    },
    [shown, neighbour, go],
  );

  const toColumn = useCallback((card: SavedAd, columnId: string) => go(card, { columnId, after: null }), [go]);

  const focusFrom = useCallback(
    (card: SavedAd, direction: Direction) => {
      const cards = shown(card.columnId);
      const at = cards.findIndex(({ id }) => id === card.id);
      const vertical = direction === 'up' || direction === 'down';
      if (vertical) return focusCard(drag, cards[at + (direction === 'up' ? -1 : 1)]?.id);
      let columnId = neighbour(card.columnId, direction);
      while (columnId && shown(columnId).length === 0) columnId = neighbour(columnId, direction);
      if (columnId) focusCard(drag, (shown(columnId)[at] ?? shown(columnId).at(-1))?.id);
    },
    [drag, shown, neighbour],
  );

  return useMemo(() => ({ step, toColumn, focusFrom }), [step, toColumn, focusFrom]);
}
