import {
  type Announcements,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { type Stage, stageOf } from './stage-moves.ts';

const space = [KeyboardCode.Space];
const keyboardCodes = { start: space, cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] };

type Active = DragEndEvent['active'];
const cardOf = ({ data }: Active): Collaboration | undefined => data.current?.collaboration;

/** Drags of creators between the stages that are shown, by mouse, finger or keyboard, said as they go. */
export function useStageDrag(shown: readonly Stage[], onMove: (collaboration: Collaboration, stage: Stage) => void) {
  const [dragged, setDragged] = useState<Collaboration | null>(null);
  const labelOf = (over: DragEndEvent['over']) => shown.find(({ slug }) => slug === over?.id)?.label ?? '';
  const nameOf = (active: Active) => cardOf(active)?.creatorName ?? '';

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const by = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const here = context.over?.id ?? (dragged ? stageOf(dragged)?.slug : undefined);
    const column = context.droppableRects.get(shown[shown.findIndex(({ slug }) => slug === here) + by]?.slug ?? '');
    return column ? { x: column.left + 8, y: column.top + 48 } : undefined;
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active)}\u00a0: pris.`,
    onDragOver: ({ over }) => (over ? `Sur «\u00a0${labelOf(over)}\u00a0».` : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active)}\u00a0: déposé sur «\u00a0${labelOf(over)}\u00a0».`
        : `${nameOf(active)}\u00a0: remis à sa place.`,
    onDragCancel: ({ active }) => `${nameOf(active)}\u00a0: remis à sa place.`,
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    const stage = shown.find(({ slug }) => slug === over?.id);
    const collaboration = cardOf(active);
    if (stage && collaboration) onMove(collaboration, stage);
  }

  return {
    dragged,
    announcements,
    context: {
      sensors,
      // By the pointer when there is one, by the card itself when the keyboard leads it.
      collisionDetection: (args: Parameters<typeof pointerWithin>[0]) =>
        args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args),
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => setDragged(cardOf(active) ?? null),
      onDragEnd,
      onDragCancel: () => setDragged(null),
    },
  };
}
