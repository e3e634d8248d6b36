import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Operation, update, writeIf } from '../../platform/db/write.ts';
import { Board, type BoardKey } from './board.entity.ts';

type Pointer = 'ownerId' | 'clientId';
type Change = { workspaceId: string; from: string; to: string | null };
/** What refuses when `to` is gone. */
type Stands = (workspaceId: string, to: string | null) => Operation[];

const boardsAtOnce = 10;

/**
 * Has the boards of a workspace that point to one owner or client point to another, or to none, until an hour (epoch, in ms);
 * answers whether that was all. No version is raised: nobody has edited them.
 */
export async function repointBoards(pointer: Pointer, change: Change, until: number, stands: Stands): Promise<boolean> {
  const { data } = await Board.query
    .byWorkspace(change)
    .where((attr, { eq }) => eq(attr[pointer], change.from))
    .go({ pages: 'all', limit: boardLimits.boards + 1, consistent: true });
  for (const some of chunks(data, boardsAtOnce)) {
    if (Date.now() >= until) return false;
    await Promise.all(some.map((board) => repoint(pointer, board, change, stands)));
  }
  return true;
}

/** Nothing when it is gone, or points elsewhere by now. */
async function repoint(
  pointer: Pointer,
  { workspaceId, boardId }: BoardKey,
  { from, to }: Change,
  stands: Stands,
): Promise<void> {
  const patch = Board.patch({ workspaceId, boardId });
  const changed = to ? patch.set({ [pointer]: to }) : patch.remove([pointer]);
  await writeIf(update(changed.where((attr, { eq }) => eq(attr[pointer], from))), stands(workspaceId, to));
}
