import * as z from 'zod';
import * as boards from '../../../shared/boards/board.contract.ts';
import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Board, type BoardItem } from '../core/board.entity.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { shownBoard } from '../core/shown-board.ts';

const After = z.object({ boardId: z.string() });

export const handler = defineHandler(boards.listBoards, async (call) => {
  const page = pageOf(call);
  const after = await page.after(After);
  // One for the bound, which was shown before, and one to know whether there are more.
  const data = await boardsUpTo(call, after?.boardId ?? '~', page.limit + 2);
  const left = data.filter(({ boardId }) => boardId !== after?.boardId);
  const shown = left.slice(0, page.limit);
  const last = left.length > page.limit ? shown.at(-1) : undefined;
  return { items: await withCounts(shown), nextCursor: await page.next(last && { boardId: last.boardId }) };
});

type Filters = Pick<Call<typeof boards.listBoards>, 'actor' | 'query'>;

/** The newest boards up to one, of these owners and clients. What a filter passes over is read in the same round trip. */
async function boardsUpTo({ actor, query }: Filters, boardId: string, count: number): Promise<BoardItem[]> {
  const owners = query.ownerId?.map((id) => (id === 'me' ? actor.userId : id));
  const all = Board.query.byWorkspace(actor).between({ boardId: '' }, { boardId });
  if (!owners && !query.clientId) return (await all.go({ order: 'desc', limit: count, consistent: true })).data;
  const wanted = all.where((attr, { eq, notExists }) => {
    const anyOf = (name: typeof attr.ownerId, ids: string[]) =>
      `(${[...new Set(ids)].map((id) => (id === 'none' ? notExists(name) : eq(name, id))).join(' OR ')})`;
    return [owners && anyOf(attr.ownerId, owners), query.clientId && anyOf(attr.clientId, query.clientId)]
      .filter(Boolean)
      .join(' AND ');
  });
  return (await wanted.go({ order: 'desc', count, limit: boardLimits.boards + 1, consistent: true })).data;
}

async function withCounts(items: BoardItem[]) {
  const counts = await readTogether(items.map((board) => BoardCounts.get(board)));
  const open = items.flatMap((board, at) => {
    const { data } = BoardCounts.parse({ Item: counts[at] });
    // Deleted meanwhile.
    return data ? [{ board, counts: data }] : [];
  });
  return Promise.all(open.map(shownBoard));
}
