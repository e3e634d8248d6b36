import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Board, deleteBoard } from '../../../../shared/boards/board.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { isGone, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useForgetBoard } from './use-boards.ts';

/** Says that a board is an example, and takes it away with all that stands on it. */
export function ExampleNotice({ board: { id } }: { board: Board }) {
  const navigate = useNavigate();
  const forget = useForgetBoard();
  const may = useMay();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await request(deleteBoard, { params: { id } });
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return sayRefused('L’exemple n’a pas été retiré', error);
      }
    }
    await forget(id);
    navigate(paths.boards);
  }

  return (
    <Alert role="status" variant="light" color="warning" icon={<IconFlask aria-hidden />} p="xs" px="sm" mb="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">Ce board est un exemple. Ses annonces viennent de la bibliothèque, et y restent.</Text>
        {may('boards:delete') && (
          <Button size="xs" variant="default" loading={busy} onClick={remove}>
            Retirer l’exemple
          </Button>
        )}
      </Group>
    </Alert>
  );
}
