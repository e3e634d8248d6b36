import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { ActMenu } from './act-menu.tsx';

type Props<Id extends string> = {
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
};

export function ColumnChooser<Id extends string>({ ids, labelOf, chosen, onToggle }: Props<Id>) {
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
      {ids.map((id) => (
        <Menu.CheckboxItem key={id} checked={chosen.includes(id)} onChange={() => onToggle(id)}>
          {labelOf(id)}
        </Menu.CheckboxItem>
      ))}
    </ActMenu>
  );
}
