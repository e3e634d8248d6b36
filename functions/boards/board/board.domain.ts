import * as z from 'zod';
import * as boards from '../../../shared/boards/board.contract.ts';
import { boardTemplates, defaultColumns } from '../../../shared/boards/boards.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { BoardCounts, type BoardCountsItem } from '../core/board-counts.entity.ts';
import { countOneBoardMore } from '../core/board-total.entity.ts';
import { openBoard, openBoards } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import { toBoard } from '../core/shown-board.ts';

type Creation = ParsedInput<typeof boards.createBoard>['body'];
type Page = ParsedInput<typeof boards.listBoards>['query'];

/** Creates a board once: see `makeOnce`. */
export const createBoard = (actor: Actor, input: Creation, caller: Caller) =>
  makeOnce(
    { route: boards.createBoard, actor, caller, body: input },
    {
      make: (mark) => makeBoard(actor, input, mark),
      replay: (id) => getBoard(actor, { id }),
    },
  );

async function makeBoard(actor: Actor, input: Creation, mark: (id: string) => Operation[]) {
  const now = new Date();
  const { workspaceId } = actor;
  const board: BoardItem = {
    workspaceId,
    boardId: newId('brd', now),
    name: input.name,
    description: input.description,
    color: input.color ?? 'vermilion',
    columns: columnNames(input).map((name) => ({ columnId: newId('col', now), name })),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { boardId } = board;
  const columns = Object.fromEntries(board.columns.map(({ columnId }) => [columnId, 0]));
  const counts: BoardCountsItem = { workspaceId, boardId, total: 0, columns };
  const shown = await toBoard({ board, counts });
  await write([
    countOneBoardMore(actor),
    put(Board.create(board)),
    put(BoardCounts.create(counts)),
    activity(actor, { type: 'board.created', entityId: boardId }, now),
    event(actor, { type: 'board.created', entityId: boardId, data: { board: shown } }, now),
    ...mark(boardId),
  ]);
  return { board: shown };
}

function columnNames({ columns, template }: Creation): readonly string[] {
  const known = columns?.findIndex(({ id }) => id !== undefined) ?? -1;
  if (known >= 0) throw unknownColumnAt(`columns.${known}.id`);
  return columns?.map(({ name }) => name) ?? (template ? boardTemplates[template].columns : defaultColumns);
}

const After = z.object({ boardId: z.string() });

export async function listBoards(actor: Actor, { limit, cursor }: Page) {
  const { workspaceId } = actor;
  const scope = { owner: workspaceId, operation: 'listBoards' };
  const after = await openCursor(scope, cursor, After);
  const { data } = await Board.query
    .byWorkspace({ workspaceId })
    .between({ boardId: '' }, { boardId: after?.boardId ?? '~' })
    // One for the bound, which was shown before, and one to know whether there are more.
    .go({ order: 'desc', limit: limit + 2, consistent: true });
  const left = data.filter(({ boardId }) => boardId !== after?.boardId);
  const shown = left.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withCounts(workspaceId, shown),
    nextCursor: await sealCursor(scope, last && left.length > limit ? { boardId: last.boardId } : null),
  };
}

async function withCounts(workspaceId: string, items: BoardItem[]) {
  const ids = items.map(({ boardId }) => boardId);
  const open = [await openBoards(workspaceId, ids.slice(0, 50)), await openBoards(workspaceId, ids.slice(50))];
  return Promise.all(open.flatMap((boards) => [...boards.values()]).map(toBoard));
}

export async function getBoard({ workspaceId }: Actor, { id }: { id: string }) {
  return { board: await toBoard(await openBoard(workspaceId, id)) };
}
