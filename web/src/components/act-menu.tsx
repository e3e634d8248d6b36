import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { MenuEntries } from './menu-entries.tsx';

type Props = Omit<MenuProps, 'children'> & {
  target: ReactNode;
  /** Its entries, or whatever it opens. */
  children?: ReactNode;
  opens?: ReactNode;
};

/** A menu drawn over what would cut it, yet within the page's main landmark. */
export function ActMenu({ target, children, opens, ...props }: Props) {
  const main = document.getElementById('contenu');
  return (
    <Menu position="bottom-end" width={220} portalProps={main ? { target: main } : undefined} {...props}>
      <Menu.Target>{target}</Menu.Target>
      {opens ?? <MenuEntries maxHeight="60vh">{children}</MenuEntries>}
    </Menu>
  );
}
