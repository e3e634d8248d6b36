import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { type EndOfList, useLoadAtEnd } from './use-load-at-end.ts';
import { useTop } from './use-top.ts';
import { useWindowVirtual } from './use-window-virtual.ts';

type Sizes = { height: number; gap?: number; overscan: number };
type Row<Thing> = { index: number; thing: Thing };

/**
 * Of a long list that the window scrolls, the rows near what is looked at, and the room that the others take above and below
 * them; reaching the end asks for more. Each row bears `ref={measure}` and `data-index`.
 */
export function useRowsInSight<Thing extends { id: string }, Body extends HTMLElement>(
  things: readonly Thing[],
  list: EndOfList,
  { height, gap = 0, overscan }: Sizes,
) {
  const body: RefObject<Body | null> = useRef<Body>(null);
  const top = useTop(body);
  const virtual = useWindowVirtual({
    count: things.length,
    estimateSize: () => height,
    getItemKey: (index) => things[index]?.id ?? index,
    overscan,
    gap,
    scrollMargin: top,
  });
  const { from, to, above, below } = virtual ? inSight(virtual, top) : atFirst(things.length, height + gap, overscan);
  useLoadAtEnd(list, to === things.length - 1);
  return {
    body,
    measure: virtual?.measureElement ?? null,
    rows: things.slice(from, to + 1).map((thing, at): Row<Thing> => ({ index: from + at, thing })),
    above,
    below,
  };
}

function inSight(virtual: Virtualizer<Window, Element>, top: number) {
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  if (!from || !to) return { from: 0, to: -1, above: 0, below: virtual.getTotalSize() };
  return {
    from: from.index,
    to: to.index,
    above: from.start - top,
    below: Math.max(0, virtual.getTotalSize() - (to.end - top)),
  };
}

/** Before the list is followed: the rows that a window shows at most, from the first. */
function atFirst(count: number, height: number, overscan: number) {
  const shown = Math.min(count, Math.ceil(window.innerHeight / height) + overscan);
  return { from: 0, to: shown - 1, above: 0, below: (count - shown) * height };
}
