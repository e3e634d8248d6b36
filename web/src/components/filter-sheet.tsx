import { Button, Drawer, Group } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './filter-sheet.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Of the button that leads back to what is found: `Voir 12 prospects`. */
  see: string;
  /** Takes the filters away, where there are some. */
  onClear: (() => void) | null;
  children: ReactNode;
};

/** The filters of a list where there is no room for their buttons: a sheet over the whole screen. */
export function FilterSheet({ opened, onClose, see, onClear, children }: Props) {
  // Closed at first: Mantine remembers what to give the focus back to when it is opened, not when it comes open.
  const there = useMounted();
  return (
    <Drawer opened={opened && there} onClose={onClose} size="100%" position="bottom" title="Filtres">
      {children}
      <Group className={classes.foot} gap="xs" wrap="nowrap">
        {onClear && (
          <Button variant="default" size="md" onClick={onClear}>
            Effacer
          </Button>
        )}
        <Button flex={1} size="md" onClick={onClose}>
          {see}
        </Button>
      </Group>
    </Drawer>
  );
}
