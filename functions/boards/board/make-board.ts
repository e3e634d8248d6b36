import type * as boards from '../../../shared/boards/board.contract.ts';
import { boardTemplates, defaultColumns } from '../../../shared/boards/boards.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import { newId } from '../../platform/new-id.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { openBoard } from '../core/read-board.ts';
import { unknownColumnAt } from '../core/refusals.ts';
import { shownBoard } from '../core/shown-board.ts';
import { newBoard } from './new-board.ts';

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
    ...(input.example && { example: true }),
    columns: columnNames(input).map((name) => ({ columnId: newId('col', now), name })),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { shown, operations } = await newBoard(actor, board);
  await write([...operations, ...ownedBy(workspaceId, input.ownerId), ...mark(board.boardId)]);
  return { board: shown };
}

function columnNames({ columns, template }: Creation): readonly string[] {
  const known = columns?.findIndex(({ id }) => id !== undefined) ?? -1;
  if (known >= 0) throw unknownColumnAt(`columns.${known}.id`);
  return columns?.map(({ name }) => name) ?? (template ? boardTemplates[template].columns : defaultColumns);
}
