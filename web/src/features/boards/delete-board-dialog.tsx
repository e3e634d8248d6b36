import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { type Board, deleteBoard } from '../../../../shared/boards/board.contract.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { say } from '../../components/undo-toast.tsx';
import { formatCount } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useForgetBoard } from './use-boards.ts';

type Props = { board: Board; onClose: () => void; onDeleted: () => void };

/** Nothing brings a board back: what goes with it is named first. */
export function DeleteBoardDialog({ board, onClose, onDeleted }: Props) {
  const forget = useForgetBoard();

  function done() {
    forget(board.id);
    say(`« ${board.name} » est supprimé`);
    onDeleted();
  }

  return (
    <ConfirmDialog
      title={`Supprimer « ${board.name} » ?`}
      keep="Garder le board"
      act="Supprimer"
      acting="Suppression..."
      otherwise="Le board n’a pas pu être supprimé"
      onAct={() => request(deleteBoard, { params: { id: board.id } })}
      onDone={done}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
