import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { readFile } from '../../platform/clients/files.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { bookShardOf, ProspectBook, prospectCount } from '../core/prospect-book.entity.ts';
import { search } from '../testing/prospects.ts';
import { ProspectActivity } from '../timeline/prospect-activity.entity.ts';
import { prospectRuns } from './prospect-import.entity.ts';
import { storeFile } from './run-import.ts';
import { imported, readImport, runImports, start, storedProspects, waitingRuns, work } from './testing/import-runs.ts';

const items = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ lastName: `Nom ${n}`, email: `p${n}@agence.example`, ...more }));

async function auditOf(user: { workspaceId: string }, id: string): Promise<string[]> {
  const { data } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
  return data.filter(({ entityId }) => entityId === id).map(({ type }) => type);
}

describe('importProspects', () => {
  it('takes a list at once and imports it afterwards, under the name of its file', async () => {
    const { token, user } = await signedInUser();
    const queued = await start(token, { items: items(3), name: 'salon.csv', source: 'event' });
    expect(queued).toMatchObject({
      status: 'queued',
      label: 'salon.csv',
      source: 'event',
      mode: 'skip',
      dryRun: false,
    });
    expect(await storedProspects(user.workspaceId)).toEqual([]);
    await runImports();
    const done = await readImport(token, queued.id);
    expect(done).toMatchObject({ status: 'completed', received: 3, created: 3, rejectedCount: 0, progress: 1 });
    const stored = await storedProspects(user.workspaceId);
    expect(stored).toHaveLength(3);
    expect(stored[0]).toMatchObject({ lastName: 'Nom 0', source: 'event', status: 'new', version: 1 });
    expect(await prospectCount(user.workspaceId)).toBe(3);
    expect((await search(token, { q: 'Nom' })).total).toBe(3);
    const { data: lines } = await ProspectActivity.query.byProspect(stored[0] ?? expect.fail()).go();
    expect(lines.map(({ type, content, by }) => [type, content, by?.name])).toEqual([
      ['import', 'salon.csv', 'Camille Moreau'],
    ]);
  });

  it('leaves an audit line at the start and one at the end, without values, and no file behind', async () => {
    const { token, user } = await signedInUser();
    const { id } = await imported(token, { items: items(1) });
    expect(await auditOf(user, id)).toEqual(['prospects.import_started', 'prospects.import_completed']);
    expect(await readFile(`imports/${user.workspaceId}/${id}`)).toBeNull();
    const { data } = await AuditLine.query.byWorkspace(user).go();
    expect(JSON.stringify(data)).not.toContain('agence.example');
  });

  it('makes one import of one request sent twice', async () => {
    const { token } = await signedInUser();
    const headers = { 'idempotency-key': 'k1' };
    const [first, second] = await Promise.all([
      start(token, { items: items(2) }, headers),
      start(token, { items: items(2) }, headers),
    ]);
    expect(second.id).toBe(first.id);
    const other = { token, headers, body: { items: items(3) } as never };
    expect((await call(contract.importProspects, other)).status).toBe(409);
    await runImports();
  });

  it.each<[string, object, string]>([
    ['two contents', { items: items(1), csv: 'a' }, 'csv'],
    ['no content', {}, 'items'],
    ['an unknown field', { csv: 'a', mapping: { a: 'inconnu' } }, 'mapping.a'],
    ['a field mapped twice', { csv: 'a', mapping: { a: 'email', b: 'email' } }, 'mapping.b'],
    ['an unknown mode', { csv: 'a', mode: 'replace' }, 'mode'],
    ['an unknown source', { csv: 'a', source: 'demo' }, 'source'],
    ['a file that is no base64', { file: 'é' }, 'file'],
  ])('refuses %s', async (_name, body, path) => {
    const { token } = await signedInUser();
    const { status, error } = await call(contract.importProspects, { token, body: body as never });
    expect([status, error.details?.map((detail) => detail.path)]).toEqual([400, expect.arrayContaining([path])]);
    expect((await call(contract.listProspectImports, { token, query: {} })).data.items).toEqual([]);
  });

  it('stops exactly at the limit of the plan, and says which it is', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    await ProspectBook.put({ workspaceId, shard: bookShardOf(workspaceId), count: 960 }).go();
    const done = await imported(token, { items: items(50) });
    expect(done).toMatchObject({ status: 'completed', received: 50, created: 40, rejectedCount: 10 });
    expect(done.rejected[0]).toEqual({
      line: 41,
      reason: 'Limite de votre offre atteinte\u00a0: 1\u202f000 prospects',
    });
    expect(await storedProspects(workspaceId)).toHaveLength(40);
    expect(await prospectCount(workspaceId)).toBe(1_000);
  });

  it('stays within the limit when two imports fill the plan at once', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    await ProspectBook.put({ workspaceId, shard: bookShardOf(workspaceId), count: 950 }).go();
    const other = items(40).map((one) => ({ ...one, email: `autre-${one.email}` }));
    const ids = [(await start(token, { items: items(40) })).id, (await start(token, { items: other })).id];
    await runImports();
    const done = await Promise.all(ids.map((id) => readImport(token, id)));
    expect(done.map(({ status, received }) => [status, received])).toEqual([
      ['completed', 40],
      ['completed', 40],
    ]);
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(50);
    expect(await storedProspects(workspaceId)).toHaveLength(50);
  });
});

describe('an import at work', () => {
  it('counts a message handed over twice, or at once, only once', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(150) });
    const [body = ''] = await waitingRuns();
    expect(await work(body, body, body)).toBe(0);
    expect(await work(body)).toBe(0);
    await runImports();
    expect(await readImport(token, id)).toMatchObject({ status: 'completed', received: 150, created: 150, skipped: 0 });
    expect(await storedProspects(user.workspaceId)).toHaveLength(150);
    expect(await auditOf(user, id)).toEqual(['prospects.import_started', 'prospects.import_completed']);
  });

  it('never doubles a prospect that two imports bring at the same moment', async () => {
    const { token, user } = await signedInUser();
    const ids = [(await start(token, { items: items(100) })).id, (await start(token, { items: items(100) })).id];
    await runImports();
    const done = await Promise.all(ids.map((id) => readImport(token, id)));
    expect(done.map(({ created, skipped }) => created + skipped)).toEqual([100, 100]);
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(100);
    expect(await storedProspects(user.workspaceId)).toHaveLength(100);
    expect(await prospectCount(user.workspaceId)).toBe(100);
  });

  it('goes on from its checkpoint, slice after slice, as if it had been one', async () => {
    const { token, user } = await signedInUser();
    const names = items(120).map(({ lastName }, n) => ({ lastName: n % 3 === 0 ? 'Toujours la même' : lastName }));
    const { id } = await start(token, { items: names });
    await waitingRuns();
    const runId = { workspaceId: user.workspaceId, importId: id };
    let now = await noteRun(prospectRuns, await findRun(prospectRuns, runId), { status: 'running' });
    for (let slices = 0; now.status === 'running'; slices++) {
      expect(slices).toBeLessThanOrEqual(120);
      await storeFile(now, 20);
      now = await findRun(prospectRuns, runId);
    }
    expect(now).toMatchObject({ status: 'completed', received: 120, created: 81, skipped: 39 });
    expect(await storedProspects(user.workspaceId)).toHaveLength(81);
    await runImports();
  });

  it('is cancelled in the middle: what is stored stays, and is counted', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(1_000) });
    const [body = ''] = await waitingRuns();
    const running = work(body);
    while ((await readImport(token, id)).received === 0) await new Promise((done) => setTimeout(done, 5));
    const cancel = () => call(contract.cancelProspectImport, { token, params: { id }, body: {} });
    expect((await cancel()).status).toBe(200);
    expect(await running).toBe(0);
    const { status, received, created } = await readImport(token, id);
    expect([status, received < 1_000]).toEqual(['cancelled', true]);
    expect(await storedProspects(user.workspaceId)).toHaveLength(created);
    expect((await cancel()).status).toBe(409);
    expect(await auditOf(user, id)).toEqual(['prospects.import_started', 'prospects.import_cancelled']);
  });

  it('is not known to another workspace', async () => {
    const [mine, { token }] = [await signedInUser(), await signedInUser()];
    const { id } = await start(mine.token, { items: items(1) });
    const params = { id };
    expect((await call(contract.cancelProspectImport, { token, params, body: {} })).status).toBe(404);
    expect((await call(contract.getProspectImport, { token, params })).status).toBe(404);
    expect((await call(contract.getProspectImportReport, { token, params })).status).toBe(404);
    expect((await call(contract.listProspectImports, { token, query: {} })).data.items).toEqual([]);
    await runImports();
  });

  it('is listed newest first, page by page', async () => {
    const { token } = await signedInUser();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await start(token, { items: items(1) })).id);
    const first = await call(contract.listProspectImports, { token, query: { limit: '2' } });
    const query = { limit: '2', cursor: first.data.nextCursor ?? '' };
    const second = await call(contract.listProspectImports, { token, query });
    expect([...first.data.items, ...second.data.items].map(({ id }) => id)).toEqual(ids);
    expect(second.data.nextCursor).toBeNull();
    await runImports();
  });
});
