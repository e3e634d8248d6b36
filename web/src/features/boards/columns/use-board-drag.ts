import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import type { Place } from '../cards.ts';
import { type DragState, placeText, stepAim } from './drag-state.ts';
import { followPointer, type Point } from './follow-pointer.ts';

export type Dragged = { kind: 'card'; card: SavedAd; pointer: boolean } | { kind: 'column'; columnId: string };

type Options = {
  drag: DragState;
  scroller: RefObject<HTMLElement | null>;
  columns: readonly { id: string; name: string }[];
  onCard: (card: SavedAd, place: Place) => void;
  onColumn: (columnId: string, overId: string) => void;
  onDropped: (card: SavedAd) => void;
  onStart: () => void;
};

const space = [KeyboardCode.Space];
const keyboardCodes = { start: space, cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] };

/** Drags of cards and of columns, by mouse, finger or keyboard; what a card does is said as it goes. */
export function useBoardDrag({ drag, scroller, columns, onCard, onColumn, onDropped, onStart }: Options) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [spoken, setSpoken] = useState('');
  const pointer = useRef<Point | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const columnIds = columns.map(({ id }) => id);

  // The end of a drag is said after it has been forgotten.
  const where = useRef('');
  const whereabouts = useCallback(() => {
    const aim = drag.aim();
    const name = columns.find(({ id }) => id === aim?.columnId)?.name ?? '';
    if (aim) where.current = placeText(name, aim.index, drag.othersOf(aim.columnId).length);
    return where.current;
  }, [drag, columns]);

  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    if (!event.code.startsWith('Arrow')) return;
    event.preventDefault();
    const aim = stepAim(drag, columnIds, event.code);
    if (!aim) return;
    drag.aimAt(aim);
    drag.view(aim.columnId)?.reveal(aim.index);
    setSpoken(whereabouts());
  };

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes }),
  );

  const collisionDetection: CollisionDetection = useCallback((args) => {
    pointer.current = args.pointerCoordinates;
    return args.active.data.current?.columnId ? closestCenter(args) : [];
  }, []);

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    const { card, columnId } = active.data.current ?? {};
    onStart();
    if (columnId) {
      where.current = '';
      return setDragged({ kind: 'column', columnId });
    }
    const byKeys = activatorEvent instanceof KeyboardEvent;
    drag.start(card, byKeys ? 'keys' : 'pointer');
    setDragged({ kind: 'card', card, pointer: !byKeys });
    pointer.current = null;
    stop.current = followPointer(
      drag,
      () => pointer.current,
      scroller.current,
      () => setSpoken(whereabouts()),
    );
  }

  function finish() {
    stop.current();
    drag.end();
    setDragged(null);
    setSpoken('');
  }

  function onDragEnd({ over }: DragEndEvent) {
    const place = drag.place();
    finish();
    if (dragged?.kind === 'column' && over) onColumn(dragged.columnId, String(over.id));
    if (dragged?.kind !== 'card') return;
    if (place) onCard(dragged.card, place);
    if (!dragged.pointer) onDropped(dragged.card);
  }

  const announcements = useMemo<Announcements>(() => announce(whereabouts), [whereabouts]);
  return {
    dragged,
    spoken,
    context: { sensors, collisionDetection, onDragStart, onDragEnd, onDragCancel: finish },
    announcements,
  };
}

const nameOf = (data: Record<string, unknown> | undefined) => String(data?.name ?? '');

const announce = (whereabouts: () => string): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active.data.current)} : prise. ${whereabouts()}`,
  onDragOver: () => undefined,
  onDragEnd: ({ active }) => `${nameOf(active.data.current)} : déposée. ${whereabouts()}`,
  onDragCancel: ({ active }) => `${nameOf(active.data.current)} : remise à sa place.`,
});
