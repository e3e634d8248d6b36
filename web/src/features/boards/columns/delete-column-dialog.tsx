import { Button, Group, Stack, Text } from '@mantine/core';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useBoardSpace } from '../board-space.ts';
import { useColumnEdits } from './use-column-edits.ts';

type Props = { column: Board['columns'][number]; count: number; onClose: () => void };

/** Where the cards of the column will go is said before. */
export function DeleteColumnDialog({ column, count, onClose }: Props) {
  const { board } = useBoardSpace();
  const { remove } = useColumnEdits();
  const first = board.columns.find(({ id }) => id !== column.id);
  return (
    <Dialog title={`Supprimer la colonne « ${column.name} » ?`} onClose={onClose}>
      <Stack gap="lg">
        <Text size="sm">
          {count > 0
            ? `${count > 1 ? `Ses ${formatCount(count, 'annonce')} iront` : 'Son annonce ira'} dans la première colonne, « ${first?.name} », avec ${count > 1 ? 'leurs notes et leurs étiquettes' : 'sa note et ses étiquettes'}.`
            : 'Elle est vide : aucune annonce ne bougera.'}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Garder la colonne
          </Button>
          <Button
            onClick={() => {
              onClose();
              remove(column.id);
            }}
          >
            Supprimer
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
