import * as boards from '../../../shared/boards/board.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { newId } from '../../platform/new-id.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { countColumns } from '../core/board-counts.entity.ts';
import { changeBoard, changedFields } from '../core/change-board.ts';
import { hasColumn } from '../core/columns.ts';
import { openBoard } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import { shownBoard } from '../core/shown-board.ts';
import { emptyLeavingColumns } from './leaving-columns.ts';
import { settleLater, settleNow } from './settle-queue.ts';

type Update = Call<typeof boards.updateBoard>;

/** Changes what is given. The cards of a removed column go to the end of the first one, and are seen there at once. */
export const handler = defineHandler(boards.updateBoard, async (call) => {
  const { workspaceId } = call.actor;
  const boardId = call.params.id;
  const removes = await withFreshReads(() => writeChange(call));
  if (removes) await settleNow({ workspaceId, boardId }, emptyLeavingColumns);
  return { board: await shownBoard(await openBoard(workspaceId, boardId)) };
});

/** Answers whether columns were removed. */
async function writeChange({ actor, params: { id }, body: { version, ...change } }: Update): Promise<boolean> {
  const open = await openBoard(actor.workspaceId, id);
  const { board } = open;
  if (board.version !== version) throw new AppError('conflict');
  const after: BoardItem = {
    ...board,
    name: change.name ?? board.name,
    description: edited(change.description, board.description),
    color: change.color ?? board.color,
    columns: change.columns ? columnsAfter(board, change.columns) : board.columns,
    ownerId: edited(change.ownerId, board.ownerId),
    clientId: edited(change.clientId, board.clientId),
    updatedAt: new Date().toISOString(),
    version: version + 1,
  };
  const changed = changedFields(board, after);
  if (changed.length === 0) return false;
  const removed = board.columns.filter(({ columnId }) => !hasColumn(after, columnId)).map(({ columnId }) => columnId);
  if (removed.length > 0) await settleLater(board);
  after.leavingColumnIds = [...(board.leavingColumnIds ?? []), ...removed];
  const added = after.columns.filter(({ columnId }) => !hasColumn(board, columnId)).map(({ columnId }) => columnId);
  await write([
    ...(await changeBoard(actor, open, after)),
    ...countColumns(board, added),
    ...(changed.includes('ownerId') ? ownedBy(actor.workspaceId, after.ownerId) : []),
    ...(changed.includes('clientId') ? fileUnder(actor.workspaceId, after.clientId) : []),
  ]);
  return removed.length > 0;
}

/** What a partial update makes of a text: left out keeps it, null clears it. */
const edited = (asked: string | null | undefined, before: string | undefined): string | undefined =>
  asked === undefined ? before : (asked ?? undefined);

function columnsAfter(board: BoardItem, asked: NonNullable<Update['body']['columns']>): BoardItem['columns'] {
  const now = new Date();
  const seen = new Set<string>();
  return asked.map(({ id, name }, at) => {
    if (id === undefined) return { columnId: newId('col', now), name };
    if (!hasColumn(board, id) || seen.has(id)) throw unknownColumnAt(`columns.${at}.id`);
    seen.add(id);
    return { columnId: id, name };
  });
}
