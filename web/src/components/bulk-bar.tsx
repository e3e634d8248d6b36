import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../lib/use-focus-return.ts';
import classes from './bulk-bar.module.css';

type Props = { label: string; count: string; onClear: () => void; children: ReactNode };

/** What can be done together to the things that are selected, at hand as long as some are. The keyboard then goes back to where it was. */
export function BulkBar({ label, count, onClear, children }: Props) {
  useFocusReturn();
  return (
    <section className={classes.root} aria-label={label} data-bulk-bar>
      <Text size="sm" fw={600} mr="xs" role="status">
        {count}
      </Text>
      {children}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        data-close
        aria-label="Ne plus rien sélectionner"
        onClick={onClear}
      >
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </section>
  );
}
