import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFirstInput } from '../lib/first-input.ts';

type Props = {
  label?: string;
  /** How many filters there are. */
  count: number;
  /** The sheet, there once the person has moved. */
  sheet: (opened: boolean, onClose: () => void) => ReactNode;
};

/** The way to the filters where there is no room for their buttons. */
export function PhoneFilters({ label = 'Filtres', count, sheet }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const used = useFirstInput();
  return (
    <>
      <Button
        variant="default"
        size="sm"
        flex="none"
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {used && sheet(opened, close)}
    </>
  );
}
