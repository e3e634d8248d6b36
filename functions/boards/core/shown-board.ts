import type { Board as ShownBoard } from '../../../shared/boards/board.contract.ts';
import { boardLink } from '../share/board-link.ts';
import { shownColumns } from './columns.ts';
import type { CountedBoard } from './read-board.ts';

export async function shownBoard(open: CountedBoard): Promise<ShownBoard> {
  const { board, counts } = open;
  const shared = board.shareId && !isPast(board.shareExpiresAt) ? await boardLink(board.shareId) : null;
  return {
    id: board.boardId,
    name: board.name,
    description: board.description ?? null,
    color: board.color,
    columns: shownColumns(open),
    savedAdCount: counts.total,
    ownerId: board.ownerId ?? null,
    clientId: board.clientId ?? null,
    example: board.example ?? false,
    shareUrl: shared?.url ?? null,
    shareExpiresAt: board.shareExpiresAt ?? null,
    shareAllowsComments: shared !== null && (board.shareAllowsComments ?? false),
    shareShowsNotes: shared !== null && (board.shareShowsNotes ?? false),
    shareShowsWorkspace: shared !== null && (board.shareShowsWorkspace ?? false),
    createdAt: board.createdAt,
    updatedAt: board.updatedAt,
    version: board.version,
  };
}

export const isPast = (moment: string | undefined): boolean =>
  moment !== undefined && moment <= new Date().toISOString();
