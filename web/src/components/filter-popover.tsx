import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './filter-popover.module.css';

type Props = { label: string; active?: boolean; width?: number; children: ReactNode };

/** A filter behind its button, drawn within the page's main landmark. */
export function FilterPopover({ label, active = false, width = 260, children }: Props) {
  const main = document.getElementById('contenu');
  return (
    <Popover
      position="bottom-start"
      width={width}
      shadow="md"
      trapFocus
      returnFocus
      portalProps={main ? { target: main } : undefined}
    >
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          className={classes.button}
          data-active={active || undefined}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          <span className={classes.label}>{label}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.dropdown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
