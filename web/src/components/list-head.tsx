import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatCount } from '../lib/format.ts';
import { PageActs } from '../lib/page-head.tsx';

type Props = {
  count: number;
  /** What it counts, in the singular. */
  thing: string;
  /** How many a workspace may have, where there is a limit. */
  most?: number;
  /** The text of the button that adds one. */
  act: string;
  onAct: () => void;
};

/** What stands above a list of all that a workspace has of a kind. */
export function ListHead({ count, thing, most = Number.POSITIVE_INFINITY, act, onAct }: Props) {
  return (
    <Group justify="space-between" mb="sm">
      <Text size="sm" c="dimmed" role="status">
        {formatCount(count, thing)}
        {count >= most && ', le maximum'}
      </Text>
      <PageActs>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAct}>
          {act}
        </Button>
      </PageActs>
    </Group>
  );
}
