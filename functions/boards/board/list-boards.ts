import * as z from 'zod';
import * as boards from '../../../shared/boards/board.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { openBoards } from '../core/read-board.ts';
import { shownBoard } from '../core/shown-board.ts';

const After = z.object({ boardId: z.string() });

export const handler = defineHandler(boards.listBoards, async (call) => {
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const after = await page.after(After);
  const { data } = await Board.query
    .byWorkspace({ workspaceId })
    .between({ boardId: '' }, { boardId: after?.boardId ?? '~' })
    // One for the bound, which was shown before, and one to know whether there are more.
    .go({ order: 'desc', limit: page.limit + 2, consistent: true });
  const left = data.filter(({ boardId }) => boardId !== after?.boardId);
  const shown = left.slice(0, page.limit);
  const last = left.length > page.limit ? shown.at(-1) : undefined;
  return {
    items: await withCounts(workspaceId, shown),
    nextCursor: await page.next(last && { boardId: last.boardId }),
  };
});

async function withCounts(workspaceId: string, items: BoardItem[]) {
  const ids = items.map(({ boardId }) => boardId);
  const open = [];
  for (const some of chunks(ids, 50)) open.push(...(await openBoards(workspaceId, some)).values());
  return Promise.all(open.map(shownBoard));
}
