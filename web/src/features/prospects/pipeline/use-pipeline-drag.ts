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
import { useMemo, useState } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../../shared/prospects/prospects.rules.ts';

const space = [KeyboardCode.Space];
const keyboardCodes = { start: space, cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] };

/** Drags of prospects between statuses, by mouse, finger or keyboard, said as they go. */
export function usePipelineDrag(
  statuses: readonly ProspectStatus[],
  onMove: (prospect: Prospect, status: ProspectStatus) => void,
) {
  const [dragged, setDragged] = useState<Prospect | null>(null);
  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const by = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const now = statuses.findIndex((status) => status === (context.over?.id ?? dragged?.status));
    const column = context.droppableRects.get(statuses[now + by] ?? '');
    if (!column) return;
    return { x: column.left + 8, y: column.top + 48 };
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes }),
  );
  const announcements = useMemo(announce, []);

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    const status = statuses.find((one) => one === over?.id);
    const prospect: Prospect | undefined = active.data.current?.prospect;
    if (status && prospect) onMove(prospect, status);
  }

  return {
    dragged,
    announcements,
    context: {
      sensors,
      // By the pointer when there is one, by the card itself when the keyboard leads it.
      collisionDetection: (args: Parameters<typeof pointerWithin>[0]) =>
        args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args),
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => setDragged(active.data.current?.prospect ?? null),
      onDragEnd,
      onDragCancel: () => setDragged(null),
    },
  };
}

type Active = DragEndEvent['active'];
const nameOf = ({ data }: Active) => (data.current?.prospect ? prospectName(data.current.prospect) : '');
const statusName = (over: DragEndEvent['over']) =>
  Object.entries(prospectStatuses).find(([status]) => status === over?.id)?.[1];

const announce = (): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active)} : pris.`,
  onDragOver: ({ over }) => (over ? `Sur « ${statusName(over)} ».` : undefined),
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} : déposé dans « ${statusName(over)} ».` : `${nameOf(active)} : remis à sa place.`,
  onDragCancel: ({ active }) => `${nameOf(active)} : remis à sa place.`,
});
