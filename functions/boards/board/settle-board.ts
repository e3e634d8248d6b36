import * as z from 'zod';
import { queues } from '../../../shared/boards/queues.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { clearComments, clearCommentsOfGone } from '../comments/clear-comments.ts';
import { Board, type BoardKey } from '../core/board.entity.ts';
import { clearCards } from '../core/card-writes.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { Slot } from '../core/slot.entity.ts';
import { copyCards } from './copy-cards.ts';
import { emptyLeavingColumns } from './leaving-columns.ts';
import { untilSettled } from './until-settled.ts';

/** What the queue of boards to settle carries: a board, or cards of it whose comments are to go with them. */
export const boardMessage = z.object({
  workspaceId: z.string(),
  boardId: z.string(),
  savedAdIds: z.array(z.string()).max(100).optional(),
});

/** Four actions for each card, of the hundred of a transaction. */
const cardsAtOnce = 20;
const transactionsAtOnce = 4;
/** A little less than the worker may run. */
const workerMs = (queues.boardRemovals.timeoutSeconds - 10) * 1_000;

/** Finishes what was begun of a board: its cards go when it was deleted, come when it is a copy, leave removed columns; or what was said of its cards goes. */
export async function settleBoard({ savedAdIds, ...key }: z.infer<typeof boardMessage>): Promise<void> {
  if (savedAdIds) return clearCommentsOfGone(key.workspaceId, savedAdIds);
  const { data: board } = await Board.get(key).go({ consistent: true });
  const settled = await (board ? settleOpen(key) : emptyBoard(key, workerMs));
  // Failed, the message comes back, and the worker goes on.
  if (!settled) throw new Error(`Board ${key.boardId} is not settled yet`);
}

const settleOpen = async (key: BoardKey): Promise<boolean> =>
  (await copyCards(key, workerMs / 2)) && (await emptyLeavingColumns(key, workerMs / 2));

/**
 * Removes the cards of a board that was deleted, with their comments, slots, locks and marks, during so long at most; answers
 * whether that is all. May be done again, or by two at once.
 */
export const emptyBoard = ({ workspaceId, boardId }: BoardKey, forMs: number): Promise<boolean> =>
  untilSettled(async () => {
    const { data: slots } = await Slot.query
      .inOrder({ workspaceId, boardId })
      .go({ limit: cardsAtOnce * transactionsAtOnce, consistent: true });
    if (slots.length === 0) return 'settled';
    const items = await readTogether(slots.map(({ savedAdId }) => SavedAd.get({ workspaceId, savedAdId })));
    const cards = items.flatMap((Item) => SavedAd.parse({ Item }).data ?? []);
    await clearComments(cards.filter(({ comments = 0 }) => comments > 0));
    await Promise.all(chunks(cards, cardsAtOnce).map(async (some) => write(await clearCards(some))));
    return 'more';
  }, forMs);
