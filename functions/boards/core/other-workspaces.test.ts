import { expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { routeWord } from '../../../shared/kernel/route.ts';
import { registry } from '../../../shared/registry.ts';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { expectSound, listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';

/** One of each thing that a workspace can have in these words, by what its id is called in paths. */
async function everything() {
  const team = await teamWithAds(2);
  const { token, adIds } = team;
  const [adId = '', otherAdId = ''] = adIds;
  const board = await newBoard(token);
  const card = await save(token, board.id, adId, { note: 'À nous' });
  const share = await call(boards.shareBoard, { token, params: { id: board.id }, body: { allowComments: true } });
  const said = await call(comments.createComment, { token, params: { id: card.id }, body: { text: 'À nous aussi' } });
  const item = { sourceId: '1', advertiser: 'A', body: 'b', startedAt: '2026-05-12' };
  const run = await call(adsImports.importAds, { token, body: { source: 'import', items: [item] } });
  const upload = { name: 'a.csv', size: 10, contentType: 'text/csv' } as const;
  const search = await call(adsWatch.createSavedSearch, { token, body: { name: 'Crèmes', query: 'q=creme' } });
  const followed = await call(adsWatch.followAdvertiser, { token, body: { advertiserId: '1', name: 'A' } });
  return {
    ...team,
    board,
    card,
    shareToken: share.data.token,
    commentId: said.data.comment.id,
    uploadId: (await call(adsImports.createAdUpload, { token, body: upload })).data.uploadId,
    otherAdId,
    ids: [
      ['/api/ads/imports/{id}', run.data.import.id],
      ['/api/ads/saved-searches/{id}', search.data.savedSearch.id],
      ['/api/ads/followed-advertisers/{id}', followed.data.followedAdvertiser.id],
      ['/api/ads/{id}', adId],
      ['/api/boards/saved-ads/{id}/check', adId],
      ['/api/boards/saved-ads/{id}', card.id],
      ['/api/boards/{id}', board.id],
    ] as const,
  };
}

const routes = registry.filter((route) => ['ads', 'boards'].includes(routeWord(route)));
const bodies: Record<string, object> = {
  updateBoard: { name: 'Pris', version: 1 },
  copyBoard: { name: 'Pris' },
  updateSavedAd: { note: 'Pris', version: 1 },
  updateSavedSearch: { name: 'Pris', version: 1 },
  updateFollowedAdvertiser: { clientId: null, version: 1 },
  createComment: { text: 'Pris' },
  updateComment: { text: 'Pris', version: 1 },
};

it('knows nothing of another workspace by any id, in any route, and changes nothing there', async () => {
  const ours = await everything();
  const { token } = await signedInUser();
  const withId = routes.filter(({ path, auth }) => path.includes('{id}') && auth !== 'public');
  expect(withId.length).toBeGreaterThan(15);
  for (const route of withId) {
    const [, id = ''] = ours.ids.find(([path]) => route.path.startsWith(path)) ?? [];
    const body = route.body && { rawBody: JSON.stringify(bodies[route.operation] ?? {}) };
    const params = { id, commentId: ours.commentId };
    const { status, text } = await callRaw(route, { token, params, ...body });
    expect([route.operation, status]).toEqual([route.operation, 404]);
    expect(text).not.toMatch(/À nous|Veille|Maison Verdure|Crèmes/);
  }
  expect(await readBoard(ours.token, ours.board.id)).toMatchObject({ name: 'Veille', version: 1, savedAdCount: 1 });
  expect(await listAll(ours.token)).toMatchObject([{ id: ours.card.id, note: 'À nous', version: 1 }]);
  const { data } = await call(adsWatch.listSavedSearches, { token: ours.token, query: {} });
  expect(data.items).toMatchObject([{ name: 'Crèmes', version: 1 }]);
  await expectSound(ours.workspaceId, [ours.board.id], ours.adIds);
});

it('takes no id of another workspace within a body', async () => {
  const [ours, theirs] = [await everything(), await teamWithAds(1)];
  const { token } = theirs;
  const board = await newBoard(token);
  const card = await save(token, board.id, theirs.adIds[0]);
  const [columnId = ''] = ours.board.columns.map(({ id }) => id);
  const edit = (body: object) =>
    call(savedAds.updateSavedAd, { token, params: { id: card.id }, body: { version: 1, ...body } });
  expect((await edit({ boardId: ours.board.id })).status).toBe(404);
  expect((await edit({ columnId })).status).toBe(400);
  expect((await edit({ before: ours.card.id })).status).toBe(400);
  expect((await edit({ after: ours.card.id })).status).toBe(400);
  const saving = (body: { boardId: string; adId: string }) => call(savedAds.saveAd, { token, body });
  expect((await saving({ boardId: ours.board.id, adId: card.adId })).status).toBe(404);
  expect((await saving({ boardId: board.id, adId: ours.otherAdId })).status).toBe(404);
  const bulk = (body: object) =>
    call(savedAds.bulkSavedAds, { token, body: { ids: [ours.card.id, card.id], action: 'tag', tag: 'pris', ...body } });
  expect((await bulk({})).data.items).toEqual([
    { id: ours.card.id, ok: false, message: expect.any(String) },
    { id: card.id, ok: true, message: null },
  ]);
  expect((await bulk({ action: 'delete' })).data.items.map(({ ok }) => ok)).toEqual([false, true]);
  expect((await bulk({ action: 'move', boardId: ours.board.id, columnId })).status).toBe(400);
  const upload = await call(adsImports.importAds, { token, body: { source: 'import', uploadId: ours.uploadId } });
  expect(upload.status).toBe(400);
  expect((await call(savedAds.listSavedAds, { token, query: { boardId: ours.board.id } })).status).toBe(404);
  expect(await listAll(token, { columnId })).toEqual([]);
  expect(await listAll(ours.token)).toMatchObject([{ id: ours.card.id, tags: [], version: 1 }]);
});

it('lists nothing of another workspace, and tells nothing of its token', async () => {
  const ours = await everything();
  await call(settings.updateMetaIntegration, { token: ours.token, body: { accessToken: 'EAABsecret0123456789' } });
  const { token } = await signedInUser();
  const lists = routes.filter(({ path, method, auth }) => method === 'GET' && !path.includes('{') && auth !== 'public');
  for (const route of lists) {
    const { status, text } = await callRaw(route, { token });
    expect([route.operation, status]).toEqual([route.operation, 200]);
    for (const id of [...ours.ids.map(([, one]) => one), ours.uploadId, ours.otherAdId])
      expect(text, route.operation).not.toContain(id);
  }
  const { data } = await call(settings.getMetaIntegration, { token });
  expect(data.integration).toEqual({ connected: false, hint: null, updatedAt: null });
});

it('opens by a public link its one board, and no other thing', async () => {
  const [ours, other] = [await everything(), await everything()];
  const read = (shareToken: string, cursor?: string) =>
    call(savedAds.getSharedBoard, { params: { token: shareToken }, query: { limit: '1', ...(cursor && { cursor }) } });
  const [id = '', signature = ''] = ours.shareToken.split('.');
  const [otherId = '', otherSignature = ''] = other.shareToken.split('.');
  for (const forged of [`${id}.${otherSignature}`, `${otherId}.${signature}`, id, `${id}.`, ours.board.id, '%00', '..'])
    expect([forged, (await read(forged)).status]).toEqual([forged, 404]);
  await save(ours.token, ours.board.id, ours.otherAdId);
  await save(other.token, other.board.id, other.otherAdId);
  const { data, text } = await read(ours.shareToken);
  expect(data.items).toHaveLength(1);
  expect(text).not.toMatch(/À nous|Camille|Moreau/);
  const of = (id: string) => call(comments.listSharedComments, { params: { token: ours.shareToken, id }, query: {} });
  expect((await of(ours.card.id)).data.items).toEqual([]);
  expect((await of(other.card.id)).status).toBe(404);
  for (const hidden of [ours.workspaceId, ours.user.userId, ours.user.email, ours.board.id])
    expect(text).not.toContain(hidden);
  const cursor = data.nextCursor ?? '';
  expect((await read(ours.shareToken, cursor)).status).toBe(200);
  expect((await read(other.shareToken, cursor)).status).toBe(400);
  expect(
    (await call(savedAds.listSavedAds, { token: ours.token, query: { boardId: ours.board.id, cursor } })).status,
  ).toBe(400);
  expect((await call(boards.listBoards, { token: ours.shareToken, query: {} })).status).toBe(401);
});
