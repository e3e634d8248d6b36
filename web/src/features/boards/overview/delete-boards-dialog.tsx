import '@mantine/core/styles/List.css';
import { List, Text } from '@mantine/core';
import { useState } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useForgetBoard } from '../use-boards.ts';
import { deleteBoards } from './many-boards.ts';

/** So many are named; of more, the number says enough. */
const named = 8;

type Props = { boards: readonly Board[]; onClose: () => void };

/** Nothing brings boards back: what goes with them is named first. */
export function DeleteBoardsDialog({ boards, onClose }: Props) {
  const forget = useForgetBoard();
  // Those that are gone leave the selection meanwhile.
  const [asked] = useState(boards);
  const count = formatCount(asked.length, 'board');
  const ads = asked.reduce((sum, { savedAdCount }) => sum + savedAdCount, 0);
  const links = asked.filter(({ shareUrl }) => shareUrl).length;
  const rest = asked.length - named;
  return (
    <ConfirmDialog
      title={`Supprimer ${count} ?`}
      keep="Les garder"
      act="Supprimer"
      acting="Suppression..."
      otherwise="Tous les boards n’ont pas pu être supprimés"
      onAct={() => deleteBoards(boards, forget)}
      onDone={() => say(`${count} ${asked.length > 1 ? 'supprimés' : 'supprimé'}`)}
      onClose={onClose}
    >
      <Text size="sm">
        Rien ne pourra les rétablir, ni {formatCount(ads, 'annonce enregistrée', 'annonces enregistrées')} avec leurs
        notes, leurs étiquettes et leurs commentaires.
        {links > 0 &&
          ` ${formatCount(links, 'lien public', 'liens publics')} ${links > 1 ? 'ne montreront' : 'ne montrera'} plus rien.`}
      </Text>
      <List size="sm" spacing={4}>
        {asked.slice(0, named).map(({ id, name }) => (
          <List.Item key={id}>{name}</List.Item>
        ))}
        {rest > 0 && <List.Item>et {formatCount(rest, 'autre')}</List.Item>}
      </List>
      <Text size="sm" c="dimmed">
        Les annonces elles-mêmes restent dans la bibliothèque.
      </Text>
    </ConfirmDialog>
  );
}
