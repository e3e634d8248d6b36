import * as boards from '../../../shared/boards/board.contract.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { shownBoard } from '../core/shown-board.ts';
import { copyCards } from './copy-cards.ts';
import { newBoard } from './new-board.ts';
import { settleLater, settleNow } from './settle-queue.ts';

/** A board like another, once: see `makeOnce`. Its columns are there at once, then its cards come. */
export const handler = defineHandler(boards.copyBoard, (call) =>
  makeOnce(call, {
    make: (mark) => copyBoard(call, mark),
    replay: (id) => answer(call.actor.workspaceId, id),
  }),
);

async function copyBoard(
  { actor, params, body: { name } }: Call<typeof boards.copyBoard>,
  mark: (id: string) => Operation[],
) {
  const { workspaceId, userId } = actor;
  const { board: source } = await openBoard(workspaceId, params.id);
  const now = new Date();
  const columns = source.columns.map((column) => ({ from: column.columnId, to: newId('col', now), name: column.name }));
  const board: BoardItem = {
    workspaceId,
    boardId: newId('brd', now),
    name,
    description: source.description,
    color: source.color,
    ownerId: userId,
    clientId: source.clientId,
    columns: columns.map(({ to, name: title }) => ({ columnId: to, name: title })),
    copying: {
      boardId: source.boardId,
      columns: Object.fromEntries(columns.map(({ from, to }) => [from, to])),
      after: null,
    },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { operations } = await newBoard(actor, board);
  await settleLater(board);
  await write([...operations, ...mark(board.boardId)]);
  await settleNow(board, copyCards);
  return answer(workspaceId, board.boardId);
}

const answer = async (workspaceId: string, boardId: string) => ({
  board: await shownBoard(await openBoard(workspaceId, boardId)),
});
