import { describe, expect, it } from 'vitest';
import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { Ad, adKey } from '../../ads/ad/ad.entity.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { savedAdIds } from '../core/saved-marks.door.ts';
import { expectSound, listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';

const hostile = "=cmd|'/c calc'!A1 <img src=x onerror=alert(1)> \"\u202E👩‍👩‍👧 #pk\n\tsuite";

describe('saveAd', () => {
  it('keeps the ad as it is now, at the bottom of the column, and says who did it', async () => {
    const { token, user, workspaceId, adIds } = await teamWithAds(3);
    const board = await newBoard(token);
    const [first, second] = board.columns;
    const a = await save(token, board.id, adIds[0], {
      columnId: second?.id,
      note: `  ${hostile} `,
      tags: ['Été', 'Été', 'b'],
    });
    expect(Object.keys(a).sort()).toEqual(Object.keys(savedAds.SavedAd.shape).sort());
    expect(a).toMatchObject({ note: hostile, tags: ['Été', 'b'], columnId: second?.id, boardId: board.id, version: 1 });
    expect(a.savedBy).toEqual({ id: user.userId, name: 'Camille Moreau' });
    expect(a.ad).toMatchObject({ id: adIds[0], saved: true, active: true, daysRunning: 10 });
    expect(a.live).toEqual({ active: true, endedAt: null, gone: false });
    const b = await save(token, board.id, adIds[1], { columnId: second?.id });
    expect(b.position > a.position).toBe(true);
    const c = await save(token, board.id, adIds[2]);
    expect(c).toMatchObject({ columnId: first?.id, note: null, tags: [] });
    const { savedAdCount, columns, version } = await readBoard(token, board.id);
    expect([savedAdCount, version, ...columns.map((column) => column.savedAdCount)]).toEqual([3, 1, 1, 2, 0, 0]);
    await expectSound(workspaceId, [board.id], adIds);
    expect(await savedAdIds(workspaceId, [...adIds, 'ads_x'])).toEqual(new Set(adIds));
  });

  it('shows what the ad has become beside what it was', async () => {
    const { token, workspaceId } = await teamWithAds();
    const content = adContent();
    const [adId = ''] = await putAds(workspaceId, [content]);
    const board = await newBoard(token);
    await save(token, board.id, adId);
    await putAds(workspaceId, [{ ...content, headline: 'Autre titre', endedAt: content.startedAt }]);
    const [stopped] = await listAll(token, { boardId: board.id });
    expect(stopped?.ad).toMatchObject({ headline: content.headline, endedAt: null, active: true });
    expect(stopped?.live).toEqual({ active: false, endedAt: content.startedAt, gone: false });
    await Ad.delete(adKey(workspaceId, adId)).go();
    const [gone] = await listAll(token);
    expect(gone?.live).toEqual({ active: false, endedAt: null, gone: true });
  });

  it('refuses the same ad twice on a board with 409 and the id of the first, but not on another board', async () => {
    const { token, adIds } = await teamWithAds(1);
    const [a, b] = [await newBoard(token), await newBoard(token)];
    const saved = await save(token, a.id, adIds[0]);
    const { status, error } = await call(savedAds.saveAd, { token, body: { boardId: a.id, adId: adIds[0] ?? '' } });
    expect(status).toBe(409);
    expect(error).toMatchObject({ message: 'Cette annonce est déjà sur ce board', existingId: saved.id });
    await save(token, b.id, adIds[0]);
  });

  it('saves an ad once when twenty do it at once', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(1);
    const { id } = await newBoard(token);
    const body = { boardId: id, adId: adIds[0] ?? '' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => call(savedAds.saveAd, { token, body })));
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(outcomes.filter(({ error }) => error?.existingId)).toHaveLength(19);
    await expectSound(workspaceId, [id], adIds);
  });

  it('makes one card for one key', async () => {
    const { token, adIds } = await teamWithAds(2);
    const { id } = await newBoard(token);
    const send = (adId = '') =>
      call(savedAds.saveAd, { token, headers: { 'idempotency-key': 'k' }, body: { boardId: id, adId } });
    const made = await Promise.all([send(adIds[0]), send(adIds[0]), send(adIds[0])]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ data }) => data.savedAd.id)).size).toBe(1);
    expect((await send(adIds[1])).status).toBe(409);
  });

  it('answers 404 to a board or an ad of another workspace, and 400 to a column of another board', async () => {
    const { token, adIds } = await teamWithAds(1);
    const { id } = await newBoard(token);
    const other = await teamWithAds(1);
    const theirs = await newBoard(other.token);
    const post = (body: { boardId: string; adId: string; columnId?: string }) => call(savedAds.saveAd, { token, body });
    expect((await post({ boardId: theirs.id, adId: adIds[0] ?? '' })).status).toBe(404);
    expect((await post({ boardId: id, adId: other.adIds[0] ?? '' })).status).toBe(404);
    expect((await post({ boardId: id, adId: 'x#pk' })).status).toBe(404);
    const { status, error } = await post({ boardId: id, adId: adIds[0] ?? '', columnId: theirs.columns[0]?.id });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'columnId']);
    expect(await listAll(token)).toEqual([]);
  });

  it.each([
    [{ note: 'x'.repeat(5_001) }, 'note'],
    [{ note: 'a\u0000' }, 'note'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0'],
    [{ tags: [''] }, 'tags.0'],
    [{ tags: Array.from({ length: boardLimits.tags + 1 }, (_, at) => `t${at}`) }, 'tags'],
    [{ adId: '' }, 'adId'],
    [{ position: 'a0' }, 'position'],
  ])('refuses %j', async (body, path) => {
    const { token, adIds } = await teamWithAds(1);
    const { id } = await newBoard(token);
    const rawBody = JSON.stringify({ boardId: id, adId: adIds[0], ...body });
    const { status, error } = await callRaw(savedAds.saveAd, { token, rawBody });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
  });

  it('holds the number of cards of a board under a crowd', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(8);
    const { id } = await newBoard(token);
    await BoardCounts.patch({ workspaceId, boardId: id })
      .set({ total: boardLimits.savedAds - 3 })
      .go();
    const outcomes = await Promise.all(
      adIds.map((adId) => call(savedAds.saveAd, { token, body: { boardId: id, adId } })),
    );
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = outcomes.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ error }) => error.message))).toEqual(
      new Set(['Ce board contient déjà le nombre maximal d’annonces']),
    );
  });
});

describe('listSavedAds', () => {
  it('pages a board in its order, and the workspace from the newest on', async () => {
    const { token, adIds } = await teamWithAds(7);
    const { id, columns } = await newBoard(token, { columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    const saved: string[] = [];
    for (const [at, adId] of adIds.entries())
      saved.push((await save(token, id, adId, { columnId: columns[at % 2 === 0 ? 2 : 0]?.id })).id);
    const at = (...places: number[]) => places.map((place) => saved[place]);
    for (const limit of ['1', '2', '3', '6', '7', '100']) {
      expect((await listAll(token, { boardId: id, limit })).map((card) => card.id)).toEqual(at(1, 3, 5, 0, 2, 4, 6));
      expect((await listAll(token, { limit })).map((card) => card.id)).toEqual(at(6, 5, 4, 3, 2, 1, 0));
    }
    const column = { boardId: id, columnId: columns[2]?.id ?? '' };
    expect((await listAll(token, column)).map((card) => card.id)).toEqual(at(0, 2, 4, 6));
    const last = await call(savedAds.listSavedAds, { token, query: { boardId: id, limit: '7' } });
    expect(last.data.nextCursor).toBeNull();
  });

  it('finds by tag and by words of the ad, the note and the tags, accents and case aside', async () => {
    const { token, workspaceId } = await teamWithAds();
    const [a, b] = await putAds(workspaceId, [
      adContent({ headline: 'Crème d’été', body: 'Un œuf frais' }),
      adContent({ advertiser: { id: '7', name: 'Café Brûlé', url: null }, headline: null }),
    ]);
    const { id } = await newBoard(token);
    const first = (await save(token, id, a, { tags: ['Accroche'] })).id;
    const second = (await save(token, id, b, { note: 'À tester en décembre', tags: ['offre'] })).id;
    const found = async (query: Record<string, string>) => (await listAll(token, query)).map((card) => card.id);
    expect(await found({ boardId: id, q: 'CREME ete' })).toEqual([first]);
    expect(await found({ q: 'oeuf fra' })).toEqual([first]);
    expect(await found({ q: 'cafe brule decembre' })).toEqual([second]);
    expect(await found({ boardId: id, q: 'accroch' })).toEqual([first]);
    expect(await found({ boardId: id, q: '<script> #pk' })).toEqual([]);
    expect(await found({ boardId: id, q: ' !? ' })).toEqual([first, second]);
    expect(await found({ boardId: id, q: '🔥' })).toEqual([]);
    expect(await found({ boardId: id, tag: 'offre' })).toEqual([second]);
    expect(await found({ tag: 'Offre' })).toEqual([]);
  });

  it('refuses a cursor of another list, workspace or filter, and a board of another workspace', async () => {
    const { token, adIds } = await teamWithAds(3);
    const { id } = await newBoard(token);
    for (const adId of adIds) await save(token, id, adId);
    const page = { boardId: id, limit: '1' };
    const cursor = (await call(savedAds.listSavedAds, { token, query: page })).data.nextCursor ?? '';
    const stranger = await teamWithAds();
    const status = async (as: string, query: object) =>
      (await call(savedAds.listSavedAds, { token: as, query })).status;
    expect(await status(token, { ...page, cursor })).toBe(200);
    expect(await status(token, { ...page, tag: 'x', cursor })).toBe(400);
    expect(await status(token, { limit: '1', cursor })).toBe(400);
    expect(await status(token, { ...page, cursor: `${cursor}x` })).toBe(400);
    expect(await status(stranger.token, { ...page, cursor })).toBe(400);
    expect(await status(stranger.token, { boardId: id })).toBe(404);
    expect(await status(token, { boardId: 'brd_x' })).toBe(404);
    expect(await status(token, { q: 'x'.repeat(301) })).toBe(400);
  });
});

describe('deleteSavedAd', () => {
  it('takes a card off with all that it left, once', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(2);
    const [a, b] = [await newBoard(token), await newBoard(token)];
    const card = await save(token, a.id, adIds[0]);
    const elsewhere = await save(token, b.id, adIds[0]);
    await save(token, a.id, adIds[1]);
    const remove = (id: string, as = token) => call(savedAds.deleteSavedAd, { token: as, params: { id } });
    expect((await remove(card.id, (await teamWithAds()).token)).status).toBe(404);
    const outcomes = await Promise.all([remove(card.id), remove(card.id), remove(card.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await expectSound(workspaceId, [a.id, b.id], adIds);
    expect(await savedAdIds(workspaceId, adIds)).toEqual(new Set(adIds));
    expect((await remove(elsewhere.id)).data).toEqual({ id: elsewhere.id });
    expect(await savedAdIds(workspaceId, adIds)).toEqual(new Set([adIds[1]]));
    await expectSound(workspaceId, [a.id, b.id], adIds);
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    expect(data.filter((line) => line.type === 'ad.unsaved').map((line) => line.entityId)).toEqual([
      card.id,
      elsewhere.id,
    ]);
    expect(data.filter((line) => line.type === 'ad.saved')).toHaveLength(3);
  });
});

describe('checkSavedAd', () => {
  it('names the boards where an ad is, at once', async () => {
    const { token, adIds } = await teamWithAds(1);
    const [adId = ''] = adIds;
    const check = async (as = token) => (await call(savedAds.checkSavedAd, { token: as, params: { id: adId } })).data;
    const [a, b] = [await newBoard(token, { name: 'A' }), await newBoard(token, { name: 'B' })];
    expect(await check()).toEqual({ saved: false, savedAds: [] });
    const inA = await save(token, a.id, adId);
    const inB = await save(token, b.id, adId);
    expect(await check()).toEqual({
      saved: true,
      savedAds: [
        { id: inB.id, boardId: b.id, boardName: 'B' },
        { id: inA.id, boardId: a.id, boardName: 'A' },
      ],
    });
    const stranger = await teamWithAds();
    const { status } = await call(savedAds.checkSavedAd, { token: stranger.token, params: { id: adId } });
    expect(status).toBe(404);
  });
});
