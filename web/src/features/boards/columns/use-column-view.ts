import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { guessHeight } from './card-face.tsx';
import type { DragState } from './drag-state.ts';

const gap = 12;

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
    paddingStart: 4,
    paddingEnd: 12,
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
    const leave = drag.join({
      columnId,
      box: () => box.current?.getBoundingClientRect(),
      body: () => body.current,
      cards: () => latest.current,
      indexAt: (clientY) => {
        const { top = 0 } = body.current?.getBoundingClientRect() ?? {};
        const height = clientY - top + (body.current?.scrollTop ?? 0);
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

/** The index, among all its cards, before which the dragged card would land in this column; null elsewhere. */
export function useAimedIndex(columnId: string, cards: readonly SavedAd[], drag: DragState): number | null {
  return useSyncExternalStore(drag.watch, () => {
    const aim = drag.aim();
    if (aim?.columnId !== columnId) return null;
    const own = cards.findIndex(({ id }) => id === drag.card()?.id);
    // Around itself, the card stays where it is.
    if (own >= 0 && aim.index === own) return -1;
    return own >= 0 && aim.index > own ? aim.index + 1 : aim.index;
  });
}
