import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Menu, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { reportLimits } from '../../../../../../shared/analytics/reports.rules.ts';
import { ActMenu } from '../../../../components/act-menu.tsx';
import { BlockFields } from './block-fields.tsx';
import { kindLabel } from './block-kinds.ts';
import type { Draft, DraftBlock } from './draft.ts';
import classes from './editor.module.css';

type Props = {
  block: DraftBlock;
  filters: Draft['filters'];
  onChange: (block: DraftBlock) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

export function BlockCard({ block, filters, onChange, onRemove, onUp, onDown }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: block.key,
  });
  const name = block.title || kindLabel(block.type);
  return (
    <li
      ref={setNodeRef}
      className={classes.block}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.blockHead}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          className={classes.grip}
          {...attributes}
          {...listeners}
          aria-label={`Déplacer ${name}`}
          aria-roledescription="bloc à déplacer"
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
        <Text fw={600} size="sm">
          {kindLabel(block.type)}
        </Text>
        <ActMenu
          target={
            <ActionIcon variant="subtle" color="gray" ml="auto" aria-label={`Actions sur ${name}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} disabled={!onUp} onClick={onUp}>
            Monter
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} disabled={!onDown} onClick={onDown}>
            Descendre
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            Retirer
          </Menu.Item>
        </ActMenu>
      </div>
      <TextInput
        aria-label={`Titre du bloc ${name}`}
        placeholder={block.type === 'text' ? 'Sans titre' : 'Titre habituel'}
        maxLength={reportLimits.title}
        value={block.title ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { title: _, ...others } = block;
          onChange(value ? { ...others, title: value } : others);
        }}
      />
      <BlockFields block={block} filters={filters} onChange={onChange} />
    </li>
  );
}
