import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { write } from '../../platform/db/write.ts';
import { call } from '../../platform/testing/call.ts';
import { handOver } from '../../platform/testing/hand-over.ts';
import { Board } from '../core/board.entity.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { clearCards } from '../core/card-writes.ts';
import { savedAdIds } from '../core/saved-marks.door.ts';
import { expectSound, listAll, newBoard, readBoard, save, tableOf, teamWithAds } from '../testing/boards.ts';
import { handler } from './empty-board.worker.ts';

const deleteBoard = (token: string, id: string) => call(boards.deleteBoard, { token, params: { id } });

/** Hands the worker the message of a board, as its queue does. */
async function settle(workspaceId: string, boardId: string): Promise<void> {
  const body = JSON.stringify({ workspaceId, boardId });
  expect(await handOver(queues.boardRemovals, handler, [{ messageId: 'one', body }])).toEqual([]);
}

const nothing = { cards: [], slots: [], locks: [], marks: [], counts: [] };

describe('deleteBoard', () => {
  it('removes the board and all that it held, and nothing of the others', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(30);
    const [kept, gone] = [await newBoard(token), await newBoard(token)];
    for (const adId of adIds) await save(token, gone.id, adId);
    const card = await save(token, kept.id, adIds[0]);
    expect((await deleteBoard(token, gone.id)).data).toEqual({ id: gone.id });
    for (const { status } of [
      await call(boards.getBoard, { token, params: { id: gone.id } }),
      await deleteBoard(token, gone.id),
      await call(savedAds.listSavedAds, { token, query: { boardId: gone.id } }),
      await call(savedAds.saveAd, { token, body: { boardId: gone.id, adId: adIds[0] ?? '' } }),
    ])
      expect(status).toBe(404);
    expect((await listAll(token)).map(({ id }) => id)).toEqual([card.id]);
    await expectSound(workspaceId, [kept.id, gone.id], adIds);
    expect(await savedAdIds(workspaceId, adIds)).toEqual(new Set([adIds[0]]));
    const { data } = await call(savedAds.checkSavedAd, { token, params: { id: adIds[0] ?? '' } });
    expect(data.savedAds.map(({ boardId }) => boardId)).toEqual([kept.id]);
  });

  it('leaves nothing of the cards that arrive, move and go meanwhile', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(30);
    const [other, gone] = [await newBoard(token), await newBoard(token)];
    const [, second] = gone.columns;
    const there = [];
    for (const adId of adIds.slice(0, 10)) there.push(await save(token, gone.id, adId));
    const update = (id: string, body: object) =>
      call(savedAds.updateSavedAd, { token, params: { id }, body: { version: 1, ...body } });
    const outcomes = await Promise.all([
      ...adIds.slice(10).map((adId) => call(savedAds.saveAd, { token, body: { boardId: gone.id, adId } })),
      deleteBoard(token, gone.id),
      ...there.slice(0, 4).map(({ id }) => update(id, { columnId: second?.id })),
      ...there.slice(4, 8).map(({ id }) => update(id, { boardId: other.id })),
      call(savedAds.deleteSavedAd, { token, params: { id: there[9]?.id ?? '' } }),
    ]);
    for (const { status } of outcomes) expect([200, 201, 404, 409]).toContain(status);
    await settle(workspaceId, gone.id);
    const left = await tableOf(workspaceId, [gone.id], []);
    expect(left.slots).toEqual([]);
    expect(left.cards.every(({ boardId }) => boardId === other.id)).toBe(true);
    await expectSound(workspaceId, [other.id, gone.id], adIds);
  });

  it('hides the cards at once of a board that a worker has yet to empty', async () => {
    const { token, workspaceId, adIds, boardId, cardId } = await abandonedBoard();
    expect(await listAll(token)).toEqual([]);
    const params = { id: cardId };
    const body = { note: 'x', version: 1 };
    expect((await call(savedAds.updateSavedAd, { token, params, body })).status).toBe(404);
    expect((await call(savedAds.deleteSavedAd, { token, params })).status).toBe(404);
    const bulk = await call(savedAds.bulkSavedAds, { token, body: { ids: [cardId], action: 'tag', tag: 'x' } });
    expect(bulk.data.items).toEqual([{ id: cardId, ok: false, message: 'Ressource introuvable' }]);
    const { data } = await call(savedAds.checkSavedAd, { token, params: { id: adIds[0] ?? '' } });
    expect(data).toEqual({ saved: false, savedAds: [] });
    await settle(workspaceId, boardId);
    expect(await tableOf(workspaceId, [boardId], adIds)).toEqual(nothing);
  });
});

/** A board that was deleted by a request which then died, before it removed a card. */
async function abandonedBoard() {
  const team = await teamWithAds(45);
  const { token, workspaceId, adIds } = team;
  const { id: boardId } = await newBoard(token);
  let cardId = '';
  for (const adId of adIds) cardId = (await save(token, boardId, adId)).id;
  await Board.delete({ workspaceId, boardId }).go();
  await BoardCounts.delete({ workspaceId, boardId }).go();
  return { ...team, boardId, cardId };
}

describe('empty-board', () => {
  it('goes on where it stopped, alone or with others, and may be told again', async () => {
    const { workspaceId, boardId, adIds } = await abandonedBoard();
    const { cards } = await tableOf(workspaceId, [boardId], adIds);
    await write(await clearCards(cards.slice(5, 20)));
    await Promise.all([settle(workspaceId, boardId), settle(workspaceId, boardId)]);
    expect(await tableOf(workspaceId, [boardId], adIds)).toEqual(nothing);
    await settle(workspaceId, boardId);
  });

  it('leaves a board alone whose removal was refused', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(2);
    const board = await newBoard(token);
    for (const adId of adIds) await save(token, board.id, adId);
    const before = await tableOf(workspaceId, [board.id], adIds);
    await settle(workspaceId, board.id);
    expect(await tableOf(workspaceId, [board.id], adIds)).toEqual(before);
  });

  it('takes the cards of a removed column to the first one, which shows them meanwhile', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(40);
    const { id: boardId, columns } = await newBoard(token, { columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    const [a, b, c] = columns.map(({ id }) => id);
    for (const [at, adId] of adIds.entries()) await save(token, boardId, adId, { columnId: [a, b, c][at % 3] });
    const before = await listAll(token, { boardId });
    // As a request leaves it that died on its way.
    const kept = columns.filter(({ id }) => id !== b).map(({ id, name }) => ({ columnId: id, name }));
    await Board.patch({ workspaceId, boardId })
      .set({ columns: kept, leavingColumnIds: [b ?? ''] })
      .go();
    const ids = before.map(({ id }) => id);
    const meanwhile = await listAll(token, { boardId });
    expect(meanwhile.map(({ id }) => id)).toEqual(ids);
    expect(meanwhile.filter(({ columnId }) => columnId === a)).toHaveLength(27);
    expect(meanwhile.map(({ columnId, position }) => `${columnId === a ? 0 : 1} ${position}`)).toEqual(
      meanwhile.map(({ columnId, position }) => `${columnId === a ? 0 : 1} ${position}`).sort(),
    );
    expect((await listAll(token, { boardId, columnId: a ?? '' })).map(({ id }) => id)).toEqual(ids.slice(0, 27));
    expect((await readBoard(token, boardId)).columns.map(({ savedAdCount }) => savedAdCount)).toEqual([27, 13]);
    await settle(workspaceId, boardId);
    expect((await listAll(token, { boardId })).map(({ id }) => id)).toEqual(ids);
    expect((await readBoard(token, boardId)).version).toBe(1);
    expect((await BoardCounts.get({ workspaceId, boardId }).go()).data?.columns).toEqual({
      [a ?? '']: 27,
      [c ?? '']: 13,
    });
    await expectSound(workspaceId, [boardId], adIds);
  });

  it('gives back what it does not understand', async () => {
    const bad = { messageId: 'bad', body: '{"boardId":1}' };
    expect(await handOver(queues.boardRemovals, handler, [bad])).toEqual(['bad']);
  });
});
