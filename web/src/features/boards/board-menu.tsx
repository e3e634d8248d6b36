import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconFileTypePdf, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type Board, copyBoard, exportBoard, getBoardPdf } from '../../../../shared/boards/board.contract.ts';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { say } from '../../components/undo-toast.tsx';
import { downloadCsv, downloadFile } from '../../lib/download.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { DeleteBoardDialog } from './delete-board-dialog.tsx';
import { EditBoardDialog } from './edit-board-dialog.tsx';
import { useKeepBoard } from './use-boards.ts';

type Props = {
  board: Board;
  onCopied?: (copy: Board) => void;
  onDeleted?: () => void;
  size?: string;
  children?: ReactNode;
};

const copied = ' (copie)';
const copyName = (name: string) =>
  name.slice(0, textLimits.name - copied.length).replace(/[\ud800-\udbff]$/, '') + copied;

/** What can be done to a board as a whole. */
export function BoardMenu({ board, onCopied, onDeleted, size = 'md', children }: Props) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const keep = useKeepBoard();

  async function copy() {
    const { id, savedAdCount } = board;
    try {
      const body = { name: copyName(board.name) };
      const { board: made } = await request(copyBoard, { params: { id }, body });
      keep(made);
      say(
        made.savedAdCount < savedAdCount
          ? `«\u00a0${made.name}\u00a0» créé, ses dernières annonces arrivent`
          : `«\u00a0${made.name}\u00a0» créé`,
      );
      onCopied?.(made);
    } catch (error) {
      sayRefused('Le board n’a pas pu être dupliqué', error);
    }
  }

  async function exportCsv() {
    try {
      downloadCsv(`${board.name}.csv`, await request(exportBoard, { params: { id: board.id } }));
    } catch (error) {
      sayRefused('L’export n’a pas pu être préparé', error);
    }
  }

  async function exportPdf(notes: boolean) {
    say('Préparation du PDF...');
    try {
      const query = notes ? ({ notes: 'true' } as const) : {};
      downloadFile(`${board.name}.pdf`, (await request(getBoardPdf, { params: { id: board.id }, query })).url);
    } catch (error) {
      sayRefused('Le PDF n’a pas pu être préparé', error);
    }
  }

  return (
    <>
      <ActMenu
        target={
          <ActionIcon variant="subtle" color="gray" size={size} aria-label={`Actions sur « ${board.name} »`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('edit')}>
          Modifier
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
          Dupliquer
        </Menu.Item>
        {children}
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={exportCsv}>
          Exporter en CSV
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={() => exportPdf(false)}>
          Exporter en PDF
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={() => exportPdf(true)}>
          Exporter en PDF avec notes et étiquettes
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setOpen('delete')}
        >
          Supprimer
        </Menu.Item>
      </ActMenu>
      {open === 'edit' && <EditBoardDialog board={board} onClose={close} />}
      {open === 'delete' && (
        <DeleteBoardDialog
          board={board}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.();
          }}
        />
      )}
    </>
  );
}
