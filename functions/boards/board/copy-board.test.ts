import { expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import type * as savedAds from '../../../shared/boards/card.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { handOver } from '../../platform/testing/hand-over.ts';
import { Board } from '../core/board.entity.ts';
import { expectSound, listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';
import { handler } from './empty-board.worker.ts';

const name = 'Veille (copie)';
const copy = (token: string, id: string, headers?: Record<string, string>) =>
  call(boards.copyBoard, { token, params: { id }, body: { name }, ...(headers && { headers }) });
const told = (cards: savedAds.SavedAd[], { columns }: boards.Board) =>
  cards.map(({ adId, columnId, note, tags, ad, createdAt, savedBy }) => {
    const column = columns.findIndex(({ id }) => id === columnId);
    return { adId, column, note, tags, ad, createdAt, savedBy };
  });

it('makes a board of the same columns and cards, with their notes and tags, and leaves the first as it is', async () => {
  const { token, workspaceId, user, adIds } = await teamWithAds(60);
  const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
  const board = await newBoard(token, { description: 'Rentrée', color: 'blue', clientId, template: 'audit' });
  for (const [at, adId] of adIds.entries())
    await save(token, board.id, adId, {
      columnId: board.columns[at % 3]?.id,
      ...(at % 2 ? { note: `Note ${at}`, tags: ['accroche'] } : {}),
    });
  const before = await listAll(token, { boardId: board.id });
  await call(comments.createComment, { token, params: { id: before[0]?.id ?? '' }, body: { text: 'À garder' } });
  await call(boards.shareBoard, { token, params: { id: board.id }, body: {} });
  const { status, data } = await copy(token, board.id);
  expect(status).toBe(201);
  expect(data.board).toMatchObject({
    name,
    description: 'Rentrée',
    color: 'blue',
    clientId,
    ownerId: user.userId,
    savedAdCount: 60,
    shareUrl: null,
  });
  expect(data.board.columns.map((column) => [column.name, column.savedAdCount])).toEqual([
    ['Accroches', 20],
    ['Offres', 20],
    ['Preuves', 20],
    ['Appels à l’action', 0],
    ['À retenir', 0],
  ]);
  const after = await listAll(token, { boardId: data.board.id });
  expect(told(after, data.board)).toEqual(told(before, board));
  expect(after.every(({ commentCount }) => commentCount === 0)).toBe(true);
  expect((await readBoard(token, board.id)).savedAdCount).toBe(60);
  await expectSound(workspaceId, [board.id, data.board.id], adIds);
  expect((await Board.get({ workspaceId, boardId: data.board.id }).go()).data?.copying).toBeUndefined();
});

it('is made once under one key, and not of a board of another workspace', async () => {
  const { token, adIds } = await teamWithAds(2);
  const board = await newBoard(token);
  await save(token, board.id, adIds[0]);
  const headers = { 'idempotency-key': 'copie-1' };
  const [one, again] = [await copy(token, board.id, headers), await copy(token, board.id, headers)];
  expect(again.data.board.id).toBe(one.data.board.id);
  expect((await call(boards.listBoards, { token, query: {} })).data.items).toHaveLength(2);
  const stranger = await signedInUser();
  expect((await copy(stranger.token, board.id)).status).toBe(404);
  expect((await call(boards.listBoards, { token: stranger.token, query: {} })).data.items).toEqual([]);
});

it('is finished by the worker, once whoever else is at it, whatever became of the columns and of what is there', async () => {
  const { token, workspaceId, adIds } = await teamWithAds(40);
  const [source, target] = [await newBoard(token), await newBoard(token)];
  for (const [at, adId] of adIds.entries())
    await save(token, source.id, adId, { columnId: source.columns[at % 2]?.id });
  await save(token, target.id, adIds[3], { note: 'Déjà là' });
  const [first, second] = source.columns;
  const columns = { [first?.id ?? '']: target.columns[2]?.id ?? '', [second?.id ?? '']: 'col_partie' };
  await Board.patch({ workspaceId, boardId: target.id })
    .set({ copying: { boardId: source.id, columns, after: null } })
    .go();
  const body = JSON.stringify({ workspaceId, boardId: target.id });
  const settle = () => handOver(queues.boardRemovals, handler, [{ messageId: 'one', body }]);
  expect(await Promise.all([settle(), settle()])).toEqual([[], []]);
  const after = await readBoard(token, target.id);
  expect(after.columns.map(({ savedAdCount }) => savedAdCount)).toEqual([20, 0, 20, 0]);
  await expectSound(workspaceId, [source.id, target.id], adIds);
  expect(await settle()).toEqual([]);
  expect((await readBoard(token, target.id)).savedAdCount).toBe(40);
});
