import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Board, type BoardItem } from './board.entity.ts';
import type { CountedBoard } from './read-board.ts';
import { shownBoard } from './shown-board.ts';

const fields = ['name', 'description', 'color', 'columns', 'ownerId', 'clientId'] as const;
/** What a person edits of a board. */
export type BoardFields = Pick<BoardItem, (typeof fields)[number]>;

export const changedFields = (board: BoardFields, after: BoardFields) =>
  fields.filter((name) => JSON.stringify(board[name]) !== JSON.stringify(after[name]));

/** A person's edit of a board, three operations: refused when it is not as it was read. `after` has the next version. */
export async function changeBoard(actor: Actor, { board, counts }: CountedBoard, after: BoardItem) {
  const { boardId: entityId } = board;
  const now = new Date(after.updatedAt);
  const shown = await shownBoard({ board: after, counts });
  return [
    replaceFields(board, after),
    audit(actor, { type: 'board.updated', entityId, changed: changedFields(board, after) }, now),
    event(actor, { type: 'board.updated', entityId, data: { board: shown } }, now),
  ];
}

function replaceFields(board: BoardItem, after: BoardItem): Operation {
  const { workspaceId, boardId } = board;
  const { name, color, columns, leavingColumnIds, updatedAt, version } = after;
  const { description, ownerId, clientId } = after;
  const gone = (['description', 'ownerId', 'clientId'] as const).filter((field) => !after[field]);
  const patch = Board.patch({ workspaceId, boardId }).set({
    name,
    color,
    columns,
    updatedAt,
    version,
    ...(leavingColumnIds && { leavingColumnIds }),
    ...(description && { description }),
    ...(ownerId && { ownerId }),
    ...(clientId && { clientId }),
  });
  // What a leaving member or a merged client had is given on without a new version.
  const asRead = (gone.length > 0 ? patch.remove([...gone]) : patch).where((attr, { eq, notExists }) =>
    [
      eq(attr.version, board.version),
      board.leavingColumnIds ? eq(attr.leavingColumnIds, board.leavingColumnIds) : notExists(attr.leavingColumnIds),
      board.ownerId ? eq(attr.ownerId, board.ownerId) : notExists(attr.ownerId),
      board.clientId ? eq(attr.clientId, board.clientId) : notExists(attr.clientId),
    ].join(' AND '),
  );
  return update(asRead, changedMeanwhile);
}
