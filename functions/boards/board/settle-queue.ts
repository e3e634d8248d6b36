import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import type { BoardKey } from '../core/board.entity.ts';

/** Longer than any request runs. */
const delaySeconds = 60;
/** What a request itself settles of a large board before it answers. */
const requestMs = 5_000;

const tellWorker = ({ workspaceId, boardId }: BoardKey, seconds: number): Promise<void> =>
  enqueue(env.BOARD_REMOVALS_QUEUE_URL, { workspaceId, boardId }, { delaySeconds: seconds });

/**
 * Has a worker finish what a board is about to lose, should we not. Said before it is written, so that nothing can be
 * left behind; by the time the worker looks, it is written or never will be.
 */
export const settleLater = (board: BoardKey): Promise<void> => tellWorker(board, delaySeconds);

/** Settles what a board has lost, or lets a worker go on from here at once. */
export async function settleNow(
  board: BoardKey,
  settle: (board: BoardKey, forMs: number) => Promise<boolean>,
): Promise<void> {
  if (await settle(board, requestMs)) return;
  // When that fails, the message of `settleLater` still comes.
  await tellWorker(board, 0).catch((error) => log.error('worker not told', error, { boardId: board.boardId }));
}
