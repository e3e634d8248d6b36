import { Alert, Group, Text } from '@mantine/core';
import { UndoDeletion } from '../../features/settings/data/undo-deletion.tsx';
import { formatDayOf } from '../../lib/format.ts';

type Props = { deletesAt: string; mayUndo: boolean };

/** On every page of a workspace that closes: when it goes, and for its owners the way back. */
export const ClosingNotice = ({ deletesAt, mayUndo }: Props) => (
  <Alert color="warning" variant="light" p="sm" mb="md" role="status">
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 260px">
        Cet espace sera supprimé le {formatDayOf(deletesAt)}. D’ici là, il se consulte et s’exporte sans se modifier.
        {!mayUndo && ' Un propriétaire peut annuler sa suppression.'}
      </Text>
      {mayUndo && <UndoDeletion scope="workspace" />}
    </Group>
  </Alert>
);
