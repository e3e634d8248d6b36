import { amongOthers, type DragState } from './drag-state.ts';

export type Point = { x: number; y: number };

const edge = 64;
const fastest = 18;

/** At each frame of a drag: scrolls what the pointer is near the edge of, and aims at what is under it. */
export function followPointer(
  drag: DragState,
  point: () => Point | null,
  scroller: HTMLElement | null,
  onAim: () => void,
) {
  let frame = 0;
  const follow = () => {
    const at = point();
    if (at) {
      if (scroller) scroller.scrollLeft += speed(at.x, scroller.getBoundingClientRect(), 'x');
      const view = nearest(drag, at.x);
      const body = view?.body();
      if (view && body) {
        body.scrollTop += speed(at.y, body.getBoundingClientRect(), 'y');
        const index = amongOthers(drag, view.columnId, view.indexAt(at.y));
        if (drag.aimAt({ columnId: view.columnId, index })) onAim();
      }
    }
    frame = requestAnimationFrame(follow);
  };
  frame = requestAnimationFrame(follow);
  return () => cancelAnimationFrame(frame);
}

/** The column under the pointer, or the closest one. */
function nearest(drag: DragState, x: number) {
  let found: { view: ReturnType<DragState['view']>; distance: number } | null = null;
  for (const view of drag.views()) {
    const box = view.box();
    if (!box) continue;
    const distance = Math.max(box.left - x, x - box.right, 0);
    if (!found || distance < found.distance) found = { view, distance };
  }
  return found?.view;
}

/** Faster the closer to the edge; nothing elsewhere. */
function speed(at: number, box: DOMRect, axis: 'x' | 'y'): number {
  const [start, end] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom];
  const near = Math.min(edge, (end - start) / 4);
  // A telephone would sweep past its columns otherwise.
  const top = Math.min(fastest, (end - start) / 40);
  if (at < start + near) return -top * Math.min(1, (start + near - at) / near);
  return at > end - near ? top * Math.min(1, (at - end + near) / near) : 0;
}
