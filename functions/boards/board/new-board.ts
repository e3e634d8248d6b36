import { fileUnder } from '../../clients/core/file-under.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { BoardCounts, type BoardCountsItem } from '../core/board-counts.entity.ts';
import { countOneBoardMore } from '../core/board-total.entity.ts';
import { shownBoard } from '../core/shown-board.ts';

/** What makes a board that holds nothing yet, and how it is shown then. */
export async function newBoard(actor: Actor, board: BoardItem) {
  const { workspaceId, boardId, clientId } = board;
  const now = new Date(board.createdAt);
  const columns = Object.fromEntries(board.columns.map(({ columnId }) => [columnId, 0]));
  const counts: BoardCountsItem = { workspaceId, boardId, total: 0, columns };
  const shown = await shownBoard({ board, counts });
  const operations = [
    countOneBoardMore(actor),
    put(Board.create(board)),
    put(BoardCounts.create(counts)),
    audit(actor, { type: 'board.created', entityId: boardId }, now),
    event(actor, { type: 'board.created', entityId: boardId, data: { board: shown } }, now),
    ...fileUnder(workspaceId, clientId),
  ];
  return { shown, operations };
}
