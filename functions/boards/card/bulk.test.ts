import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { Slot } from '../core/slot.entity.ts';
import { expectSound, listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';

async function twoBoards(ads: number) {
  const team = await teamWithAds(ads);
  const [a, b] = [await newBoard(team.token), await newBoard(team.token)];
  const saved: savedAds.SavedAd[] = [];
  for (const adId of team.adIds) saved.push(await save(team.token, a.id, adId));
  return { ...team, a, b, saved, ids: saved.map(({ id }) => id) };
}

type Body = {
  ids: string[];
  action: 'move' | 'tag' | 'untag' | 'delete';
  boardId?: string;
  columnId?: string;
  tag?: string;
};
const bulk = (token: string, body: Body) => call(savedAds.bulkSavedAds, { token, body });

describe('bulkSavedAds', () => {
  it('moves cards to the bottom of a column, in the order given, each once', async () => {
    const { token, workspaceId, adIds, a, ids } = await twoBoards(41);
    const columnId = a.columns[2]?.id ?? '';
    const asked = [...ids].reverse();
    const { status, data } = await bulk(token, { ids: [...asked, asked[0] ?? ''], action: 'move', columnId });
    expect(status).toBe(200);
    expect(data.items).toEqual(asked.map((id) => ({ id, ok: true, message: null })));
    expect((await listAll(token, { boardId: a.id })).map(({ id }) => id)).toEqual(asked);
    expect((await readBoard(token, a.id)).columns.map(({ savedAdCount }) => savedAdCount)).toEqual([0, 0, 41, 0]);
    const versions = () => listAll(token).then((cards) => new Set(cards.map(({ version }) => version)));
    expect(await versions()).toEqual(new Set([2]));
    await bulk(token, { ids, action: 'move', columnId });
    expect(await versions()).toEqual(new Set([2]));
    await expectSound(workspaceId, [a.id], adIds);
  });

  it('says of each card why it could not be, and moves the others', async () => {
    const { token, workspaceId, adIds, a, b, saved, ids } = await twoBoards(4);
    await save(token, b.id, adIds[1]);
    const stranger = await twoBoards(1);
    const columnId = b.columns[1]?.id ?? '';
    const asked = [...ids, stranger.ids[0] ?? '', 'sav_x#pk'];
    const { data } = await bulk(token, { ids: asked, action: 'move', boardId: b.id, columnId });
    expect(data.items.map(({ ok }) => ok)).toEqual([true, false, true, true, false, false]);
    expect(data.items.map(({ message }) => message)).toEqual([
      null,
      'Cette annonce est déjà sur ce board',
      null,
      null,
      'Ressource introuvable',
      'Ressource introuvable',
    ]);
    expect((await listAll(token, { boardId: a.id })).map(({ id }) => id)).toEqual([saved[1]?.id]);
    const own = await bulk(token, {
      ids: [ids[1] ?? '', ids[0] ?? ''],
      action: 'move',
      columnId: a.columns[3]?.id ?? '',
    });
    expect(own.data.items.map(({ message }) => message)).toEqual([null, 'Cette colonne n’est pas sur ce board']);
    await expectSound(workspaceId, [a.id, b.id], adIds);
  });

  it('tags and untags, as often as one likes', async () => {
    const { token, a, ids, workspaceId } = await twoBoards(3);
    const tagsNow = async () => (await listAll(token, { boardId: a.id })).map(({ tags }) => tags);
    for (let time = 0; time < 2; time++) {
      const { data } = await bulk(token, { ids, action: 'tag', tag: ' Offre ' });
      expect(data.items.every(({ ok }) => ok)).toBe(true);
      expect(await tagsNow()).toEqual([['Offre'], ['Offre'], ['Offre']]);
    }
    const full = Array.from({ length: boardLimits.tags }, (_, at) => `t${at}`);
    await SavedAd.patch({ workspaceId, savedAdId: ids[1] ?? '' })
      .set({ tags: full })
      .go();
    const { data } = await bulk(token, { ids, action: 'tag', tag: 'b' });
    expect(data.items.map(({ message }) => message)).toEqual([
      null,
      'Cette annonce porte déjà le nombre maximal d’étiquettes',
      null,
    ]);
    await bulk(token, { ids, action: 'untag', tag: 'Offre' });
    await bulk(token, { ids, action: 'untag', tag: 'Offre' });
    expect(await tagsNow()).toEqual([['b'], full, ['b']]);
    const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    expect(lines.filter(({ type }) => type === 'saved_ads.edited').map(({ entityId }) => entityId)).toEqual([
      a.id,
      a.id,
    ]);
  });

  it('removes, and counts exactly while others do the same', async () => {
    const { token, workspaceId, adIds, a, ids } = await twoBoards(25);
    const [one, two] = await Promise.all([
      bulk(token, { ids: ids.slice(0, 20), action: 'delete' }),
      bulk(token, { ids: ids.slice(5, 24), action: 'delete' }),
    ]);
    const ok = [...one.data.items, ...two.data.items].filter((item) => item.ok).map(({ id }) => id);
    expect(ok.sort()).toEqual(ids.slice(0, 24).sort());
    expect((await listAll(token)).map(({ id }) => id)).toEqual([ids[24]]);
    await expectSound(workspaceId, [a.id], adIds);
  });

  it('refuses what fits no card, and names the field', async () => {
    const { token, a, ids } = await twoBoards(1);
    const stranger = await twoBoards(0);
    const paths = async (body: object) => {
      const { status, error } = await callRaw(savedAds.bulkSavedAds, {
        token,
        rawBody: JSON.stringify({ ids, ...body }),
      });
      return [status, ...(error.details ?? []).map(({ path }) => path)];
    };
    expect(await paths({ action: 'move' })).toEqual([400, 'columnId']);
    expect(await paths({ action: 'tag' })).toEqual([400, 'tag']);
    expect(await paths({ action: 'untag', tag: '' })).toEqual([400, 'tag']);
    expect(await paths({ action: 'archive' })).toEqual([400, 'action']);
    expect(await paths({ action: 'delete', ids: [] })).toEqual([400, 'ids']);
    expect(await paths({ action: 'delete', ids: Array.from({ length: 201 }, () => 'sav_x') })).toEqual([400, 'ids']);
    const theirs = { boardId: stranger.a.id, columnId: stranger.a.columns[0]?.id };
    expect(await paths({ action: 'move', ...theirs })).toEqual([400, 'boardId']);
    expect(await paths({ action: 'move', boardId: a.id, columnId: 'col_x' })).toEqual([400, 'columnId']);
  });

  it('needs the permission to remove', async () => {
    const { token, ids } = await twoBoards(1);
    const { key } = await newApiKey(token, ['boards:write']);
    const { status, error } = await bulk(key, { ids, action: 'delete' });
    expect([status, error.code]).toEqual([403, 'forbidden']);
    expect((await listAll(token)).length).toBe(1);
  });
});

describe('exportBoard', () => {
  const exportCsv = (token: string, id: string) => call(boards.exportBoard, { token, params: { id } });

  it('writes every card in the order of the board, as spreadsheets read it, and no formula', async () => {
    const { token, adIds, a, saved } = await twoBoards(104);
    const note = '=HYPERLINK("http://x")\nDeuxième « ligne » ; "fin"';
    const params = { id: saved[0]?.id ?? '' };
    const body = { note, tags: ['a', 'b'], columnId: a.columns[1]?.id, version: 1 };
    await call(savedAds.updateSavedAd, { token, params, body });
    const { status, text, headers } = await exportCsv(token, a.id);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true });
    expect(rows).toHaveLength(adIds.length);
    expect(rows[0]).toMatchObject({ Colonne: 'À analyser', Annonceur: 'Maison Verdure', Plateformes: 'Facebook' });
    expect(rows.at(-1)).toMatchObject({
      Colonne: 'Inspiration',
      Note: `'${note}`,
      Tags: 'a, b',
      Secteur: 'Beauté & soins',
    });
    expect(rows[0]).toMatchObject({ 'Appel à l’action': 'Acheter', 'Enregistrée par': 'Camille Moreau' });
  });

  it('answers an empty board by its header, and 413 to one that no answer can hold', async () => {
    const { token, workspaceId, b, a, ids } = await twoBoards(1);
    expect((await exportCsv(token, b.id)).text.trim().split('\r\n')).toHaveLength(1);
    const { data } = await SavedAd.get({ workspaceId, savedAdId: ids[0] ?? '' }).go();
    for (let at = 0; at < 16 && data; at++) {
      const stands = { savedAdId: `${ids[0]}${at}`, positionKey: `b${String(at).padStart(2, '0')}V` };
      await SavedAd.put({ ...data, ...stands, ad: { ...data.ad, body: 'x'.repeat(300_000) } }).go();
      await Slot.put({ ...data, ...stands }).go();
    }
    const { status, error } = await exportCsv(token, a.id);
    expect([status, error.code]).toEqual([413, 'payload_too_large']);
    const page = await call(savedAds.listSavedAds, { token, query: { boardId: a.id, limit: '100' } });
    expect(Buffer.byteLength(page.text)).toBeLessThan(5_000_000);
    expect(await listAll(token, { boardId: a.id, limit: '100' })).toHaveLength(17);
  });
});
