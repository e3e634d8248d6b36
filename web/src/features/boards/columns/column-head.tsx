import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useBoardSpace } from '../board-space.ts';
import classes from './board-columns.module.css';
import { ColumnNameField } from './column-name-field.tsx';
import { DeleteColumnDialog } from './delete-column-dialog.tsx';
import { useColumnEdits } from './use-column-edits.ts';

type Props = {
  column: Board['columns'][number];
  count: number;
  id: string;
  listeners: DraggableSyntheticListeners;
};

/** The name of a column, its count, and what can be done to it. The pointer takes the column by here. */
export function ColumnHead({ column, count, id, listeners }: Props) {
  const { board } = useBoardSpace();
  const { rename, shift } = useColumnEdits();
  const [open, setOpen] = useState<'name' | 'delete' | null>(null);
  const at = board.columns.findIndex((one) => one.id === column.id);
  // The arrows of the menu move it from the keyboard.
  const { onKeyDown: _, ...pointers } = listeners ?? {};
  if (open === 'name') {
    return (
      <div className={classes.head}>
        <ColumnNameField
          name={column.name}
          onDone={(name) => {
            setOpen(null);
            if (name && name !== column.name) rename(column.id, name);
          }}
        />
      </div>
    );
  }
  return (
    <div className={classes.head} data-draggable {...pointers}>
      <h2 className={classes.title} id={id} onDoubleClick={() => setOpen('name')}>
        <span className={classes.name}>{column.name}</span>
        <span className={classes.count}>{formatNumber(count)}</span>
      </h2>
      <ActMenu
        target={
          <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Actions sur la colonne ${column.name}`}>
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        }
      >
        <Menu.Item
          component={Link}
          to={paths.adsFor(board.id, column.id)}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Ajouter une annonce
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('name')}>
          Renommer
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={at === 0}
          onClick={() => shift(column.id, at - 1)}
        >
          Déplacer à gauche
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight size={16} aria-hidden />}
          disabled={at === board.columns.length - 1}
          onClick={() => shift(column.id, at + 1)}
        >
          Déplacer à droite
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={board.columns.length === 1}
          onClick={() => setOpen('delete')}
        >
          Supprimer
        </Menu.Item>
      </ActMenu>
      {open === 'delete' && <DeleteColumnDialog column={column} count={count} onClose={() => setOpen(null)} />}
    </div>
  );
}
