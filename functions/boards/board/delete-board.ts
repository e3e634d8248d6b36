import * as boards from '../../../shared/boards/board.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board } from '../core/board.entity.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { countOneBoardLess } from '../core/board-total.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { Share } from '../share/share.entity.ts';
import { emptyBoard } from './settle-board.ts';
import { settleLater, settleNow } from './settle-queue.ts';

/** The board is gone at once, its counts and its link with it; then its cards. */
export const handler = defineHandler(boards.deleteBoard, async ({ actor, params: { id } }) => {
  const { board } = await openBoard(actor.workspaceId, id);
  await settleLater(board);
  await withFreshReads(() => removeBoard(actor, id));
  await settleNow(board, emptyBoard);
  return { id };
});

async function removeBoard(actor: Actor, id: string): Promise<void> {
  const { board } = await openBoard(actor.workspaceId, id);
  const { workspaceId, boardId, shareId } = board;
  await write([
    remove(
      Board.remove({ workspaceId, boardId }).where((attr, { eq, notExists }) =>
        shareId ? eq(attr.shareId, shareId) : notExists(attr.shareId),
      ),
      changedMeanwhile,
    ),
    remove(BoardCounts.remove({ workspaceId, boardId }), changedMeanwhile),
    countOneBoardLess(actor),
    ...(shareId ? [remove(Share.delete({ shareId }))] : []),
    audit(actor, { type: 'board.deleted', entityId: id }),
    event(actor, { type: 'board.deleted', entityId: id, data: { id } }),
  ]);
}
