import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { ActMenu } from '../../../components/act-menu.tsx';
import { columnIds, columns } from '../columns.ts';
import { useColumns } from '../use-columns.ts';

export function ColumnChooser() {
  const { chosen, toggle } = useColumns();
  return (
    <ActMenu
      closeOnItemClick={false}
      target={
        <ActionIcon variant="default" size={36} aria-label="Choisir les colonnes" title="Choisir les colonnes">
          <IconColumns3 size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Label>Colonnes</Menu.Label>
      {columnIds.map((id) => (
        <Menu.CheckboxItem key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          {columns[id].label}
        </Menu.CheckboxItem>
      ))}
    </ActMenu>
  );
}
