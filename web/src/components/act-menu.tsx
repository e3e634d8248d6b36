import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Omit<MenuProps, 'children'> & { target: ReactNode; children: ReactNode };

/** A menu drawn over what would cut it, yet within the page's main landmark. */
export function ActMenu({ target, children, ...props }: Props) {
  const main = document.getElementById('contenu');
  return (
    <Menu position="bottom-end" width={220} portalProps={main ? { target: main } : undefined} {...props}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
