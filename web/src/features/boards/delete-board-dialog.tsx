import { Button, Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useState } from 'react';
import { type Board, deleteBoard } from '../../../../shared/contract/boards.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { say } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { formatCount } from '../../lib/format.ts';
import { isGone } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { useForgetBoard } from './use-boards.ts';

type Props = { board: Board; onClose: () => void; onDeleted: () => void };

/** Nothing brings a board back: what goes with it is named first. */
export function DeleteBoardDialog({ board, onClose, onDeleted }: Props) {
  const forget = useForgetBoard();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function act() {
    if (busy) return;
    setBusy(true);
    try {
      await request(deleteBoard, { params: { id: board.id } });
    } catch (error) {
      if (!isGone(error)) {
        setBusy(false);
        return setRefusal(messageOf(error, 'Le board n’a pas pu être supprimé'));
      }
    }
    forget(board.id);
    say(`« ${board.name} » est supprimé`);
    onDeleted();
  }

  return (
    <Dialog title={`Supprimer « ${board.name} » ?`} onClose={onClose}>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <Text size="sm">Rien ne pourra le rétablir. Disparaîtront avec lui :</Text>
        <List size="sm" spacing={4}>
          <List.Item>
            {formatCount(board.savedAdCount, 'annonce enregistrée', 'annonces enregistrées')}, avec leurs notes et leurs
            étiquettes ;
          </List.Item>
          <List.Item>
            {formatCount(board.columns.length, 'colonne')} : {board.columns.map(({ name }) => name).join(', ')}
            {board.shareUrl ? ' ;' : '.'}
          </List.Item>
          {board.shareUrl && <List.Item>le lien public : qui l’a reçu ne verra plus rien.</List.Item>}
        </List>
        <Text size="sm" c="dimmed">
          Les annonces elles-mêmes restent dans la bibliothèque.
        </Text>
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Garder le board
          </Button>
          <Button onClick={act} aria-disabled={busy}>
            {busy ? 'Suppression...' : 'Supprimer'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
