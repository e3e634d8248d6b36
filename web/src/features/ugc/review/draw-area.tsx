import { type PointerEvent, useRef } from 'react';
import classes from './player.module.css';

/** In parts of the picture, from its left top. */
export type Area = { x: number; y: number; w: number; h: number };

const least = 0.02;
const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

type Props = { area: Area | null; onArea: (area: Area | null) => void; onTap: () => void };

/** A zone is drawn by dragging over the film; a mere tap is the film’s. */
export function DrawArea({ area, onArea, onTap }: Props) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const drawn = useRef(false);

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: part((clientX - left) / width), y: part((clientY - top) / height) };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from || event.buttons === 0) return;
    const to = placeOf(event);
    const next = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: part(Math.abs(to.x - from.x)),
      h: part(Math.abs(to.y - from.y)),
    };
    if (next.w < least || next.h < least) return;
    drawn.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    onArea(next);
  }

  return (
    <span
      className={classes.drawing}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        drawn.current = false;
        start.current = event.pointerType === 'touch' ? null : placeOf(event);
      }}
      onPointerMove={onPointerMove}
      onPointerCancel={() => {
        start.current = null;
      }}
      onPointerUp={(event) => {
        if (event.button !== 0) return;
        start.current = null;
        if (!drawn.current) onTap();
      }}
    >
      {area && (
        <span
          className={classes.zone}
          data-new
          style={{
            left: `${area.x * 100}%`,
            top: `${area.y * 100}%`,
            width: `${area.w * 100}%`,
            height: `${area.h * 100}%`,
          }}
        />
      )}
    </span>
  );
}
