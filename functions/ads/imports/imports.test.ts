import { describe, expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { readFile } from '../../platform/clients/files.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { findImport } from './start-import.ts';
import { runImports, storedAds, waitingRuns, work } from './testing/run-imports.ts';

const item = (sourceId: string, more: object = {}) => ({
  sourceId,
  advertiser: { name: 'Maison Rivière' },
  body: 'Des meubles faits à la main, livrés chez vous.',
  startedAt: '2026-05-12',
  ...more,
});
const items = (count: number) => Array.from({ length: count }, (_, n) => item(`a${n}`));

async function start(token: string, body: object, headers: Record<string, string> = {}) {
  const answer = await call(adsImports.importAds, { token, headers, body: { source: 'import', ...body } as never });
  expect(answer.status).toBe(202);
  return answer.data.import;
}

async function imported(token: string, body: object) {
  const { id } = await start(token, body);
  await runImports();
  return (await call(adsImports.getAdImport, { token, params: { id } })).data.import;
}

describe('importAds', () => {
  it('takes a list at once and imports it afterwards', async () => {
    const { token, user } = await signedInUser();
    const queued = await start(token, { items: items(3), name: 'Veille de mai' });
    expect(queued).toMatchObject({ status: 'queued', kind: 'file', label: 'Veille de mai', received: 0, version: 1 });
    expect(await storedAds(user.workspaceId)).toEqual([]);
    await runImports();
    const { data } = await call(adsImports.getAdImport, { token, params: { id: queued.id } });
    expect(data.import).toMatchObject({ status: 'completed', received: 3, created: 3, progress: 1, rejectedCount: 0 });
    expect(data.import.finishedAt).not.toBeNull();
    expect(await storedAds(user.workspaceId)).toHaveLength(3);
  });

  it('leaves an audit line at the start and one at the end, and no file behind', async () => {
    const { token, user } = await signedInUser();
    const { id } = await imported(token, { items: items(3) });
    const { data } = await AuditLine.query.byWorkspace(user).go();
    const lines = data.filter((line) => line.entityId === id);
    expect(lines.map((line) => line.type)).toEqual(['ads.import_started', 'ads.import_completed']);
    expect(lines.every((line) => line.actorId === user.userId)).toBe(true);
    expect(await readFile(`imports/${user.workspaceId}/${id}`)).toBeNull();
  });

  it('creates, then skips what is the same and updates what is not', async () => {
    const { token, user } = await signedInUser();
    await imported(token, { items: items(5) });
    const [before] = await storedAds(user.workspaceId);
    const again = await imported(token, { items: items(5) });
    expect(again).toMatchObject({ created: 0, updated: 0, skipped: 5 });
    expect((await storedAds(user.workspaceId))[0]).toEqual(before);
    const changed = await imported(token, { items: [item('a0', { endedAt: '2026-06-01' }), item('a1'), item('b')] });
    expect(changed).toMatchObject({ created: 1, updated: 1, skipped: 1, received: 3 });
    const [after] = await storedAds(user.workspaceId);
    expect(after).toMatchObject({ version: 2, createdAt: before?.createdAt, content: { endedAt: '2026-06-01' } });
  });

  it('checks each item alone and says all that is wrong with it', async () => {
    const { token, user } = await signedInUser();
    const kept =
      'Dépense\u00a0: «\u00a0beaucoup\u00a0» est illisible\u202f; Portée\u00a0: le minimum dépasse le maximum\u202f; l’annonce est importée sans cette information';
    const done = await imported(token, {
      items: [
        item('a'),
        item('b', { startedAt: null, body: ' ' }),
        item('', { advertiser: null }),
        item('c', { startedAt: '31/02/2026', endedAt: 'bientôt' }),
        item('d', { endedAt: '2026-05-11' }),
        item('e', { body: 'x'.repeat(10_001) }),
        item('f', { reach: { lower: 9, upper: 3 }, spend: 'beaucoup' }),
        { ...item('g'), sourceId: 12345678901234567000 },
      ],
    });
    expect(done).toMatchObject({ status: 'completed', received: 8, created: 2, rejectedCount: 6 });
    expect(done).toMatchObject({ remarkedCount: 1, remarks: [{ line: 7, reason: kept }] });
    expect(done.rejected).toEqual([
      { line: 2, reason: 'Texte manquant\u202f; Début de diffusion manquant' },
      { line: 3, reason: 'Identifiant manquant\u202f; Annonceur manquant' },
      {
        line: 4,
        reason:
          'Début de diffusion\u00a0: «\u00a031/02/2026\u00a0» est illisible\u202f; Fin de diffusion\u00a0: «\u00a0bientôt\u00a0» est illisible',
      },
      { line: 5, reason: 'La fin de diffusion précède le début\u00a0: «\u00a02026-05-11\u00a0»' },
      { line: 6, reason: 'Texte\u00a0: 10\u202f000 caractères au maximum' },
      { line: 8, reason: 'Identifiant illisible\u00a0: écrivez-le entre guillemets' },
    ]);
    const stored = await storedAds(user.workspaceId);
    expect(stored.map(({ content }) => [content.sourceId, content.reach, content.spend])).toEqual([
      ['a', null, null],
      ['f', null, null],
    ]);
  });

  it('makes one import of one request sent twice, and refuses its key for another', async () => {
    const { token } = await signedInUser();
    const headers = { 'idempotency-key': 'k1' };
    const [first, second] = await Promise.all([
      start(token, { items: items(2) }, headers),
      start(token, { items: items(2) }, headers),
    ]);
    expect(second.id).toBe(first.id);
    const other = { token, headers, body: { source: 'import' as const, items: items(3) } };
    expect((await call(adsImports.importAds, other)).status).toBe(409);
    await runImports();
    const { data } = await call(adsImports.listAdImports, { token, query: {} });
    expect(data.items).toHaveLength(1);
    expect(data.items[0]).toMatchObject({ created: 2, received: 2 });
  });

  it.each([
    [{ items: items(1), csv: 'a' }, 'csv'],
    [{}, 'items'],
    [{ items: [] }, 'items'],
    [{ items: ['x'] }, 'items.0'],
    [{ file: 'pas du base64 !' }, 'file'],
    [{ csv: 'a', mapping: { a: 'inconnu' } }, 'mapping.a'],
    [{ csv: 'a', mapping: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`c${n}`, null])) }, 'mapping'],
    [{ csv: 'a', source: 'demo' }, 'source'],
  ])('refuses %j', async (body, path) => {
    const { token } = await signedInUser();
    const { status, error } = await call(adsImports.importAds, { token, body: { source: 'import', ...body } as never });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect((await call(adsImports.listAdImports, { token, query: {} })).data.items).toEqual([]);
  });

  it('keeps no access token, not even while the file waits', async () => {
    const { token, user } = await signedInUser();
    const ad = {
      id: '1',
      page_name: 'P',
      ad_creative_body: 'voir https://x.fr/?access_token=SECRET1',
      ad_delivery_start_time: '2026-01-01',
    };
    const { id } = await start(token, {
      items: [{ ...ad, ad_snapshot_url: 'https://f.fr/?id=1&access_token=SECRET2' }],
    });
    expect(String(await readFile(`imports/${user.workspaceId}/${id}`))).not.toContain('SECRET');
    await runImports();
    const [stored] = await storedAds(user.workspaceId);
    expect(stored?.content.snapshotUrl).toBe('https://f.fr/?id=1');
    expect(JSON.stringify(stored)).not.toContain('SECRET');
  });

  it.each<[string, BufferEncoding, string]>([
    ['in UTF-16', 'utf16le', 'https://f.fr/?access_token=SECRET%7Cx&id=1'],
    ['within another address', 'utf8', 'https://f.fr/?u=x.fr%3Faccess_token%3DSECRET&id=1'],
    ['behind an escaped sign', 'utf8', 'https://f.fr/?access_token\\u003dSECRET\\u0026id=1'],
  ])('keeps no access token of a file, %s', async (_, encoding, address) => {
    const { token, user } = await signedInUser();
    const text = JSON.stringify([item('a')]).replace('{', `{"snapshotUrl":"${address}",`);
    const { id } = await start(token, { file: Buffer.from(text, encoding).toString('base64') });
    const waiting = await readFile(`imports/${user.workspaceId}/${id}`);
    expect(waiting?.toString('latin1').replaceAll('\0', '')).not.toContain('SECRET');
    await runImports();
    const [stored] = await storedAds(user.workspaceId);
    expect(stored?.content.snapshotUrl).toMatch(/^https:\/\/f\.fr\/\?.*id=1$/);
    expect(JSON.stringify(stored)).not.toMatch(/SECRET|xxx/);
  });
});

describe('an import at work', () => {
  it('counts a message handed over twice, or at once, only once', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(400) });
    const [body = ''] = await waitingRuns();
    expect(await work(body, body, body)).toBe(0);
    expect(await work(body)).toBe(0);
    await runImports();
    const done = await findImport(user.workspaceId, id);
    expect(done).toMatchObject({ status: 'completed', received: 400, created: 400, updated: 0, skipped: 0 });
    const { data } = await AuditLine.query.byWorkspace(user).go();
    expect(data.filter((line) => line.type === 'ads.import_completed')).toHaveLength(1);
  });

  it('stores each ad once when two imports bring the same ads at the same moment', async () => {
    const { token, user } = await signedInUser();
    const other = items(200).map((one) => ({ ...one, headline: 'Autre titre' }));
    const [first, second] = [await start(token, { items: items(200) }), await start(token, { items: other })];
    expect(await work(...(await waitingRuns()))).toBe(0);
    await runImports();
    const done = await Promise.all([first, second].map(({ id }) => findImport(user.workspaceId, id)));
    for (const one of done) expect(one).toMatchObject({ status: 'completed', received: 200 });
    expect(done.reduce((sum, one) => sum + one.created, 0)).toBe(200);
    expect(done.reduce((sum, one) => sum + one.updated, 0)).toBe(200);
    expect(await storedAds(user.workspaceId)).toHaveLength(200);
  });

  it('merges the rows of one ad that stand together', async () => {
    const { token, user } = await signedInUser();
    const done = await imported(token, {
      items: [
        item('a', { headline: 'Un', countries: ['FR'] }),
        item('a', { landingUrl: 'https://x.fr/', countries: ['BE'] }),
        item('a'),
      ],
    });
    expect(done).toMatchObject({ status: 'completed', received: 3, created: 1, updated: 1, skipped: 1 });
    const [ad] = await storedAds(user.workspaceId);
    expect(ad?.content).toMatchObject({ headline: 'Un', landingUrl: 'https://x.fr/', countries: ['FR', 'BE'] });
    expect(ad?.version).toBe(1);
  });
});

describe('cancelAdImport', () => {
  it('stops an import that waits, once', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(3) });
    const cancel = () => call(adsImports.cancelAdImport, { token, params: { id }, body: {} });
    const { status, data } = await cancel();
    expect(status).toBe(200);
    expect(data.import).toMatchObject({ status: 'cancelled', received: 0 });
    const again = await cancel();
    expect([again.status, again.error.message]).toEqual([409, 'Cet import est déjà terminé']);
    await runImports();
    expect(await storedAds(user.workspaceId)).toEqual([]);
    const { data: lines } = await AuditLine.query.byWorkspace(user).go();
    expect(lines.filter((line) => line.entityId === id).map((line) => line.type)).toEqual([
      'ads.import_started',
      'ads.import_cancelled',
    ]);
  });

  it('stops an import in the middle: what is stored stays, and is counted', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(2_000) });
    const [body = ''] = await waitingRuns();
    const running = work(body);
    while ((await findImport(user.workspaceId, id)).received === 0) await new Promise((done) => setTimeout(done, 5));
    expect((await call(adsImports.cancelAdImport, { token, params: { id }, body: {} })).status).toBe(200);
    expect(await running).toBe(0);
    await runImports();
    const { status, received, created } = await findImport(user.workspaceId, id);
    expect(status).toBe('cancelled');
    expect(received).toBeLessThan(2_000);
    expect(await storedAds(user.workspaceId)).toHaveLength(created);
    expect(await readFile(`imports/${user.workspaceId}/${id}`)).toBeNull();
  });

  it('and its end, at once, come to one end', async () => {
    const { token, user } = await signedInUser();
    const started = await Promise.all([1, 2, 3, 4, 5, 6].map(() => start(token, { items: items(3) })));
    const bodies = await waitingRuns();
    const [failures, ...cancels] = await Promise.all([
      work(...bodies),
      ...started.map(async ({ id }, at) => {
        await new Promise((done) => setTimeout(done, 15 * at));
        return call(adsImports.cancelAdImport, { token, params: { id }, body: {} });
      }),
    ]);
    expect(failures).toBe(0);
    await runImports();
    const { data: lines } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
    for (const [at, { id }] of started.entries()) {
      const done = await findImport(user.workspaceId, id);
      expect([200, 409]).toContain(cancels[at]?.status);
      expect(done.status).toBe(cancels[at]?.status === 200 ? 'cancelled' : 'completed');
      expect(done.created + done.updated + done.skipped).toBe(done.received);
      const ends = lines.filter(({ entityId, type }) => entityId === id && type !== 'ads.import_started');
      expect(ends.map(({ type }) => type)).toEqual([`ads.import_${done.status}`]);
      expect(await readFile(`imports/${user.workspaceId}/${id}`)).toBeNull();
    }
  });

  it('does not know an import of another workspace', async () => {
    const [mine, other] = [await signedInUser(), await signedInUser()];
    const { id } = await start(mine.token, { items: items(1) });
    const params = { id };
    const { token } = other;
    expect((await call(adsImports.cancelAdImport, { token, params, body: {} })).status).toBe(404);
    expect((await call(adsImports.getAdImport, { token, params })).status).toBe(404);
    expect((await call(adsImports.getAdImportReport, { token, params })).status).toBe(404);
    expect((await findImport(mine.user.workspaceId, id)).status).toBe('queued');
    await runImports();
  });
});

describe('listAdImports', () => {
  it('answers the newest first, page by page, and only those of the workspace', async () => {
    const [{ token }, other] = [await signedInUser(), await signedInUser()];
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await start(token, { items: items(1) })).id);
    await start(other.token, { items: items(1) });
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { data } = await call(adsImports.listAdImports, {
        token,
        query: { limit: '2', ...(cursor && { cursor }) },
      });
      pages.push(data.items.map((one) => one.id));
      cursor = data.nextCursor;
    }
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    await runImports();
  });
});
