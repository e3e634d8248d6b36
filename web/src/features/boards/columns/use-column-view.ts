import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { guessHeight } from './card-face.tsx';
import { aimedIndex, type DragState } from './drag-state.ts';

export const gap = 12;
export const startPadding = 4;
export const endPadding = 12;

export type Landing = { index: number; height: number };

/** The cards of a column that are near the eye, and the column as dragging sees it. */
export function useColumnView(columnId: string, cards: readonly SavedAd[], drag: DragState) {
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dragged = useSyncExternalStore(drag.watch, () =>
    drag.card()?.columnId === columnId ? cards.findIndex(({ id }) => id === drag.card()?.id) : -1,
  );
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => body.current,
    estimateSize: (index) => (cards[index] ? guessHeight(cards[index]) : 0),
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 4,
    gap,
    paddingStart: startPadding,
    paddingEnd: endPadding,
    initialRect: { width: 280, height: 800 },
    // What is dragged stays, however far its column scrolls.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
      return dragged < 0 || shown.includes(dragged) ? shown : [...shown, dragged].sort((one, other) => one - other);
    },
  });

  const latest = useRef(cards);
  latest.current = cards;
  useEffect(() => {
    /** A height in the column as it would be with no room made; null inside that room. */
    function withoutRoom(height: number): number | null {
      const index = aimedIndex(drag, columnId, latest.current);
      const card = drag.card();
      if (index === null || !card) return height;
      const room = guessHeight(card) + gap;
      const start = virtual.measurementsCache[index]?.start ?? virtual.getTotalSize();
      if (height < start) return height;
      return height < start + room ? null : height - room;
    }

    const leave = drag.join({
      columnId,
      box: () => box.current?.getBoundingClientRect(),
      body: () => body.current,
      cards: () => latest.current,
      indexAt: (clientY) => {
        const { top = 0 } = body.current?.getBoundingClientRect() ?? {};
        const onScreen = clientY - top + (body.current?.scrollTop ?? 0);
        const height = withoutRoom(onScreen);
        if (height === null) return aimedIndex(drag, columnId, latest.current) ?? 0;
        const below = virtual.measurementsCache.findIndex(({ start, size }) => height < start + size / 2);
        return below < 0 ? latest.current.length : Math.min(below, latest.current.length);
      },
      reveal: (index) => {
        if (latest.current.length > 0) virtual.scrollToIndex(Math.min(index, latest.current.length - 1));
      },
    });
    return () => {
      leave();
    };
  }, [drag, columnId, virtual]);

  return { box, body, virtual };
}

/** Where the dragged card would land in this column, and the room that is made for it there; null elsewhere. */
export function useLanding(columnId: string, cards: readonly SavedAd[], drag: DragState): Landing | null {
  const index = useSyncExternalStore(drag.watch, () => aimedIndex(drag, columnId, cards));
  const card = drag.card();
  return index === null || !card ? null : { index, height: guessHeight(card) };
}

/** How far down the cards from the landing on stand. */
export const roomOf = ({ height }: Landing): number => height + gap;
