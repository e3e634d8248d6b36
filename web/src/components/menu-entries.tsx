import { Menu, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './menu-entries.module.css';

type Props = {
  /** Above the entries, where there are many of them. */
  search?: ReactNode;
  maxHeight: string;
  children: ReactNode;
};

/** What a `Menu` opens. A field to search in may not stand in what is called a menu, which holds entries alone: it stands above. */
export function MenuEntries({ search, maxHeight, children }: Props) {
  const scrolls = { maxHeight, overflowY: 'auto' } as const;
  if (!search) return <Menu.Dropdown style={scrolls}>{children}</Menu.Dropdown>;
  return (
    <Popover.Dropdown role="dialog" tabIndex={-1} data-menu-dropdown style={scrolls} className={classes.box}>
      <div className={classes.search}>{search}</div>
      <div role="menu" aria-orientation="vertical" tabIndex={-1}>
        {children}
      </div>
    </Popover.Dropdown>
  );
}
