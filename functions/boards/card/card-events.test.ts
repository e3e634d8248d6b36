import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { listAll, newBoard, save, teamWithAds } from '../testing/boards.ts';

async function boardWith(count: number) {
  const { token, workspaceId, adIds } = await teamWithAds(count);
  const board = await newBoard(token);
  const cards: savedAds.SavedAd[] = [];
  for (const adId of adIds) cards.push(await save(token, board.id, adId));
  const [first] = cards;
  if (!first) throw new Error('A board without cards');
  return { token, workspaceId, board, first, ids: cards.map(({ id }) => id) };
}

/** What was told of cards since they were saved. */
const since = async (workspaceId: string) =>
  (await eventsOf({ workspaceId })).filter(({ type }) => type === 'ad.moved' || type === 'ad.unsaved');

describe('what webhooks are told of cards', () => {
  it('is nothing of a note, nor of a place where the card stands already', async () => {
    const { token, workspaceId, board, first } = await boardWith(1);
    const edit = (body: object, version: number) =>
      call(savedAds.updateSavedAd, { token, params: { id: first.id }, body: { ...body, version } });
    expect((await edit({ note: 'À revoir' }, 1)).status).toBe(200);
    expect((await edit({ columnId: first.columnId }, 2)).status).toBe(200);
    expect(await since(workspaceId)).toEqual([]);
    const unchanged = { token, params: { id: board.id }, body: { name: board.name, version: 1 } };
    expect((await call(boards.updateBoard, unchanged)).status).toBe(200);
    expect((await eventsOf({ workspaceId })).map(({ type }) => type).sort()).toEqual(['ad.saved', 'board.created']);
  });

  it('is one event for each of many, to another board too, and none of those that stand there already', async () => {
    const { token, workspaceId, board, ids } = await boardWith(20);
    const target = await newBoard(token);
    const bulk = (body: object) =>
      call(savedAds.bulkSavedAds, { token, body: { ids, action: 'move', ...body } as never });
    const columnId = target.columns[1]?.id;
    await bulk({ boardId: target.id, columnId });
    await bulk({ boardId: target.id, columnId });
    await bulk({ action: 'tag', tag: 'accroche' });
    const moved = await since(workspaceId);
    expect(moved.map(({ data }) => [data.savedAd.boardId, data.savedAd.columnId])).toEqual(
      ids.map(() => [target.id, columnId]),
    );
    expect(moved.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort());
    expect(await listAll(token, { boardId: board.id })).toEqual([]);
    await bulk({ action: 'delete' });
    const gone = (await since(workspaceId)).filter(({ type }) => type === 'ad.unsaved');
    expect(gone.map(({ data }) => [data.id, data.boardId]).sort()).toEqual(ids.map((id) => [id, target.id]).sort());
  });
});
