import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { FileMenu } from '../../../components/file-menu.tsx';
import { HandMenu } from '../../../components/hand-menu.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useBoards } from '../use-boards.ts';
import { DeleteBoardsDialog } from './delete-boards-dialog.tsx';
import { changeBoards } from './many-boards.ts';

type Props = { boards: readonly Board[]; onDone: () => void; onAll?: () => void };

/** What can be done to the selected boards together. */
export function BoardsBulkBar({ boards, onDone, onAll }: Props) {
  const { mutate } = useBoards();
  const [deleting, setDeleting] = useState(false);
  const deletes = useProfile().data?.user.permissions.includes('boards:delete');
  async function change(changes: Parameters<typeof changeBoards>[1]) {
    onDone();
    await changeBoards(boards, changes);
    await mutate();
  }
  return (
    <BulkBar label="Boards sélectionnés" count={formatCount(boards.length, 'sélectionné')} onClear={onDone}>
      {onAll && (
        <Button variant="subtle" color="gray" size="sm" onClick={onAll}>
          Tout ce qui est affiché
        </Button>
      )}
      <HandMenu onHand={(ownerId) => void change({ ownerId })} />
      <FileMenu onFile={(clientId) => void change({ clientId })} />
      {deletes && (
        <Button variant="default" size="sm" c="accent" onClick={() => setDeleting(true)}>
          Supprimer
        </Button>
      )}
      {deleting && <DeleteBoardsDialog boards={boards} onClose={() => setDeleting(false)} />}
    </BulkBar>
  );
}
