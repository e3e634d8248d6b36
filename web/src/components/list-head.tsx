import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../lib/format.ts';
import { PageActs } from '../lib/page-head.tsx';

type Props = {
  count: number;
  /** How many of them are shown, where a filter leaves some out. */
  shown?: number;
  /** What it counts, in the singular. */
  thing: string;
  /** How many a workspace may have, where there is a limit. */
  most?: number;
  /** The text of the button that adds one. */
  act: string;
  onAct: () => void;
  children?: ReactNode;
};

/** What stands above a list of all that a workspace has of a kind. */
export function ListHead({
  count,
  shown = count,
  thing,
  most = Number.POSITIVE_INFINITY,
  act,
  onAct,
  children,
}: Props) {
  return (
    <Group justify="space-between" mb="sm">
      <Text size="sm" c="dimmed" role="status">
        {shown < count && `${formatNumber(shown)} sur `}
        {formatCount(count, thing)}
        {count >= most && ', le maximum'}
      </Text>
      <PageActs>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAct}>
          {act}
        </Button>
      </PageActs>
      {children}
    </Group>
  );
}
