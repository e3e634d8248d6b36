import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

const patienceMs = 450;
/** In pixels: a finger never keeps quite still, one that scrolls goes further. */
const slack = 10;

/** A finger that rests on something acts on it, and opens neither what is under it nor the browser's own menu. */
export function useLongPress(act: () => void) {
  const press = useRef<{ x: number; y: number; timer: number } | null>(null);
  const acted = useRef(false);
  function end() {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }
  function refuse(event: SyntheticEvent) {
    if (!acted.current) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      acted.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        acted.current = true;
        act();
      }, patienceMs);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: refuse,
    onClickCapture: refuse,
  };
}
