import { readTogether } from '../../platform/db/read-together.ts';
import { Board } from './board.entity.ts';

/** Those of up to a hundred boards that the workspace has. */
export async function knownBoards(workspaceId: string, boardIds: readonly string[]): Promise<Set<string>> {
  const items = await readTogether(boardIds.map((boardId) => Board.get({ workspaceId, boardId })));
  return new Set(boardIds.filter((_, at) => items[at]));
}
