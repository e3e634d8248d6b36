import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActMenu } from './act-menu.tsx';

type Props<Id extends string> = {
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
  /** What the button says. */
  label?: string;
  /** How many may be chosen. */
  most?: number;
  /** What stands above the columns. */
  children?: ReactNode;
};

export function ColumnChooser<Id extends string>({
  ids,
  labelOf,
  chosen,
  onToggle,
  label = 'Choisir les colonnes',
  most = ids.length,
  children,
}: Props<Id>) {
  return (
    <ActMenu
      closeOnItemClick={false}
      target={
        <ActionIcon variant="default" size={36} aria-label={label} title={label}>
          <IconColumns3 size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
    >
      {children}
      <Menu.Label>{most < ids.length ? `${most} au plus` : 'Colonnes'}</Menu.Label>
      {ids.map((id) => (
        <Menu.CheckboxItem
          key={id}
          checked={chosen.includes(id)}
          disabled={chosen.length >= most && !chosen.includes(id)}
          onChange={() => onToggle(id)}
        >
          {labelOf(id)}
        </Menu.CheckboxItem>
      ))}
    </ActMenu>
  );
}
