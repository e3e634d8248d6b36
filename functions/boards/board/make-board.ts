import type * as boards from '../../../shared/boards/board.contract.ts';
import { boardTemplates, defaultColumns } from '../../../shared/boards/boards.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { BoardCounts, type BoardCountsItem } from '../core/board-counts.entity.ts';
import { countOneBoardMore } from '../core/board-total.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import { shownBoard } from '../core/shown-board.ts';

type Creation = ParsedInput<typeof boards.createBoard>['body'];

/** Makes a board once: see `makeOnce`. */
export const makeBoardOnce = (call: Call<typeof boards.createBoard>) =>
  makeOnce(call, {
    make: (mark) => makeBoard(call.actor, call.body, mark),
    replay: async (id) => ({ board: await shownBoard(await openBoard(call.actor.workspaceId, id)) }),
  });

async function makeBoard(actor: Actor, input: Creation, mark: (id: string) => Operation[]) {
  const now = new Date();
  const { workspaceId } = actor;
  const board: BoardItem = {
    workspaceId,
    boardId: newId('brd', now),
    name: input.name,
    description: input.description,
    color: input.color ?? 'vermilion',
    ownerId: input.ownerId ?? actor.userId,
    clientId: input.clientId,
    columns: columnNames(input).map((name) => ({ columnId: newId('col', now), name })),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { boardId } = board;
  const columns = Object.fromEntries(board.columns.map(({ columnId }) => [columnId, 0]));
  const counts: BoardCountsItem = { workspaceId, boardId, total: 0, columns };
  const shown = await shownBoard({ board, counts });
  await write([
    countOneBoardMore(actor),
    put(Board.create(board)),
    put(BoardCounts.create(counts)),
    audit(actor, { type: 'board.created', entityId: boardId }, now),
    event(actor, { type: 'board.created', entityId: boardId, data: { board: shown } }, now),
    ...ownedBy(workspaceId, input.ownerId),
    ...fileUnder(workspaceId, input.clientId),
    ...mark(boardId),
  ]);
  return { board: shown };
}

function columnNames({ columns, template }: Creation): readonly string[] {
  const known = columns?.findIndex(({ id }) => id !== undefined) ?? -1;
  if (known >= 0) throw unknownColumnAt(`columns.${known}.id`);
  return columns?.map(({ name }) => name) ?? (template ? boardTemplates[template].columns : defaultColumns);
}
