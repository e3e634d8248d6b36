import { Board } from './board.entity.ts';

/** Whether a workspace has a board. */
export async function hasBoard(workspaceId: string): Promise<boolean> {
  const { data } = await Board.query.byWorkspace({ workspaceId }).go({ limit: 1, attributes: ['boardId'] });
  return data.length > 0;
}
