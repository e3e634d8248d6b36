import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Board, createBoard } from '../../../shared/boards/board.contract.ts';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { request } from '../lib/request.ts';
import { useChosenClient } from '../lib/use-chosen-client.ts';
import { useForm } from '../lib/use-form.ts';
import { FormNotice } from './form-notice.tsx';

type Props = {
  /** There is no board yet. */
  first: boolean;
  onCreated: (board: Board) => Promise<void>;
};

/** Makes a board and saves there. */
export function NewBoardForm({ first, onCreated }: Props) {
  const [opened, setOpened] = useState(first);
  if (!opened) {
    return (
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={16} />}
        mt="xs"
        onClick={() => setOpened(true)}
      >
        Nouveau board
      </Button>
    );
  }
  return <OpenedForm first={first} onCreated={onCreated} />;
}

function OpenedForm({ first, onCreated }: Props) {
  const { clientId } = useChosenClient();
  const { busy, message, form, input } = useForm({
    start: { name: first ? 'Mes inspirations' : '' },
    otherwise: 'Le board n’a pas pu être créé',
    act: async ({ name }) => {
      const { board } = await request(createBoard, { body: { name, clientId } });
      await onCreated(board);
    },
  });
  return (
    <form {...form}>
      <Stack gap="sm" mt="sm">
        {first && (
          <Text size="sm" c="dimmed">
            Un board range les annonces en colonnes, de l’idée à la validation. Nommez le premier.
          </Text>
        )}
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            label="Nom du board"
            required
            maxLength={textLimits.name}
            flex={1}
            data-autofocus
            {...input('name')}
          />
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer et enregistrer'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
