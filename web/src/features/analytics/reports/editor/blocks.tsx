import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { reportLimits } from '../../../../../../shared/analytics/reports.rules.ts';
import { ActMenu } from '../../../../components/act-menu.tsx';
import { BlockCard } from './block-card.tsx';
import { blockKinds, newBlock } from './block-kinds.ts';
import type { Draft, DraftBlock } from './draft.ts';
import classes from './editor.module.css';

type Props = {
  blocks: readonly DraftBlock[];
  filters: Draft['filters'];
  onChange: (blocks: DraftBlock[]) => void;
};

/** The blocks in their order, moved by hand or with the keyboard. */
export function Blocks({ blocks, filters, onChange }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => onChange(arrayMove([...blocks], from, to));

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [active.id, over?.id].map((id) => blocks.findIndex(({ key }) => key === id));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) move(from, to);
  }

  return (
    <fieldset className={classes.part}>
      <legend>Blocs</legend>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={blocks.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={classes.blocks}>
            {blocks.map((block, at) => (
              <BlockCard
                key={block.key}
                block={block}
                filters={filters}
                onChange={(changed) => onChange(blocks.map((one) => (one.key === block.key ? changed : one)))}
                onRemove={() => onChange(blocks.filter(({ key }) => key !== block.key))}
                onUp={at > 0 ? () => move(at, at - 1) : undefined}
                onDown={at < blocks.length - 1 ? () => move(at, at + 1) : undefined}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <ActMenu
        position="bottom-start"
        target={
          <Button
            variant="default"
            mr="auto"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={blocks.length >= reportLimits.blocks}
          >
            Ajouter un bloc
          </Button>
        }
      >
        {blockKinds.map(({ type, label }) => (
          <Menu.Item key={type} onClick={() => onChange([...blocks, newBlock(type)])}>
            {label}
          </Menu.Item>
        ))}
      </ActMenu>
    </fieldset>
  );
}
