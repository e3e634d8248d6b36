import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { useCopy } from '../lib/use-copy.ts';

type Props = ButtonProps & { clipboard: ReturnType<typeof useCopy>; 'aria-label'?: string };

/** Copies, and says that it did. */
export function CopyButton({ clipboard: { copied, copy }, ...props }: Props) {
  return (
    <Button
      onClick={copy}
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      {...props}
    >
      {copied ? 'Copié' : 'Copier'}
    </Button>
  );
}
