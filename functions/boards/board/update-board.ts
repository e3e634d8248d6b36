import * as boards from '../../../shared/boards/board.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { countColumns } from '../core/board-counts.entity.ts';
import { hasColumn } from '../core/columns.ts';
import { openBoard } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import { shownBoard } from '../core/shown-board.ts';
import { emptyLeavingColumns } from './leaving-columns.ts';
import { settleLater, settleNow } from './settle-queue.ts';

type Update = Call<typeof boards.updateBoard>;
type Fields = Pick<BoardItem, 'name' | 'description' | 'color' | 'columns'>;

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
  const { board, counts } = await openBoard(actor.workspaceId, id);
  if (board.version !== version) throw new AppError('conflict');
  const fields: Fields = {
    name: change.name ?? board.name,
    description: change.description === undefined ? board.description : (change.description ?? undefined),
    color: change.color ?? board.color,
    columns: change.columns ? columnsAfter(board, change.columns) : board.columns,
  };
  const names = ['name', 'description', 'color', 'columns'] as const;
  const changed = names.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(board[name]));
  if (changed.length === 0) return false;
  const removed = board.columns.filter(({ columnId }) => !hasColumn(fields, columnId)).map(({ columnId }) => columnId);
  if (removed.length > 0) await settleLater(board);
  const added = fields.columns.filter(({ columnId }) => !hasColumn(board, columnId)).map(({ columnId }) => columnId);
  const now = new Date();
  const after: BoardItem = {
    ...board,
    ...fields,
    leavingColumnIds: [...(board.leavingColumnIds ?? []), ...removed],
    updatedAt: now.toISOString(),
    version: version + 1,
  };
  const shown = await shownBoard({ board: after, counts });
  await write([
    replaceFields(board, after),
    ...countColumns(board, added),
    audit(actor, { type: 'board.updated', entityId: id, changed: [...changed] }, now),
    event(actor, { type: 'board.updated', entityId: id, data: { board: shown } }, now),
  ]);
  return removed.length > 0;
}

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

function replaceFields(board: BoardItem, after: BoardItem): Operation {
  const { workspaceId, boardId } = board;
  const { name, description, color, columns, leavingColumnIds, updatedAt, version } = after;
  const values = { name, ...(description && { description }), color, columns, leavingColumnIds, updatedAt, version };
  const patch = Board.patch({ workspaceId, boardId }).set(values);
  return update(
    (description ? patch : patch.remove(['description'])).where(
      (attr, { eq, notExists }) =>
        `${eq(attr.version, board.version)} AND ${
          board.leavingColumnIds ? eq(attr.leavingColumnIds, board.leavingColumnIds) : notExists(attr.leavingColumnIds)
        }`,
    ),
    changedMeanwhile,
  );
}
