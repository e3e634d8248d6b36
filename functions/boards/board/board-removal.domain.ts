import { activity } from '../../platform/db/activity.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board } from '../core/board.entity.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { countOneBoardLess } from '../core/board-total.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { emptyBoard } from '../core/settle-board.ts';
import { settleLater, settleNow } from '../core/settle-queue.ts';
import { Share } from '../share/share.entity.ts';

/** The board is gone at once, its counts and its link with it; then its cards. */
export async function deleteBoard(actor: Actor, { id }: { id: string }) {
  const { workspaceId } = actor;
  const { board } = await openBoard(workspaceId, id);
  await settleLater(board);
  await withFreshReads(() => removeBoard(actor, id));
  await settleNow(board, emptyBoard);
  return { id };
}

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
    activity(actor, { type: 'board.deleted', entityId: id }),
    event(actor, { type: 'board.deleted', entityId: id, data: { id } }),
  ]);
}
