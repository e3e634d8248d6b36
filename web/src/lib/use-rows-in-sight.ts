import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { type EndOfList, useLoadAtEnd } from './use-load-at-end.ts';
import { useTop } from './use-top.ts';

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
  const virtual = useWindowVirtualizer({
    count: things.length,
    estimateSize: () => height,
    getItemKey: (index) => things[index]?.id ?? index,
    overscan,
    gap,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  useLoadAtEnd(list, to?.index === things.length - 1);
  return {
    body,
    measure: virtual.measureElement,
    rows: shown.flatMap(({ index }): Row<Thing>[] => {
      const thing = things[index];
      return thing ? [{ index, thing }] : [];
    }),
    above: from ? from.start - top : 0,
    below: to ? Math.max(0, virtual.getTotalSize() - (to.end - top)) : 0,
  };
}
