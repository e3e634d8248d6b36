import '@mantine/core/styles/Tooltip.css';
import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figure.module.css';

/** What a figure comes from, on hover, focus and tap. */
export function Arithmetic({ text, children }: { text: string; children: ReactNode }) {
  const main = document.getElementById('contenu');
  return (
    <Tooltip
      label={text}
      multiline
      maw={300}
      withArrow
      events={{ hover: true, focus: true, touch: true }}
      portalProps={main ? { target: main } : undefined}
    >
      <UnstyledButton className={classes.root}>{children}</UnstyledButton>
    </Tooltip>
  );
}
