import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { runBulk, waitingBulk, workOnBulk } from '../bulk/testing/bulk-runs.ts';
import { prospectCount } from '../core/prospect-book.entity.ts';
import { newProspect, search } from '../testing/prospects.ts';
import { ProspectImport } from './prospect-import.entity.ts';
import { imported, readImport, runImports, start } from './testing/import-runs.ts';
import { undoImport } from './undo-import.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ lastName: `Nom ${n}`, email: `p${n}@agence.example` }));

const undo = (token: string, id: string) => call(contract.undoProspectImport, { token, params: { id }, body: {} });

async function undone(token: string, id: string) {
  expect((await undo(token, id)).status).toBe(202);
  await runBulk();
  return readImport(token, id);
}

describe('undoProspectImport', () => {
  it('removes what the import created, frees their e-mails and leaves everybody else', async () => {
    const { token, user } = await signedInUser();
    await newProspect(token, { lastName: 'Avant', email: 'avant@agence.example' });
    const { id, undoableUntil, finishedAt } = await imported(token, { items: items(60) });
    expect(Date.parse(undoableUntil ?? '') - Date.parse(finishedAt ?? '')).toBe(30 * 24 * 3_600_000);
    const answer = await undo(token, id);
    expect(answer.data.import).toMatchObject({ undone: { at: null, removed: 0, kept: 0 }, undoableUntil: null });
    await runBulk();
    const { undone: over } = await readImport(token, id);
    expect(over).toMatchObject({ removed: 60, kept: 0, at: expect.any(String) });
    expect((await search(token)).items.map(({ lastName }) => lastName)).toEqual(['Avant']);
    expect(await prospectCount(user.workspaceId)).toBe(1);
    expect(await imported(token, { items: items(60) })).toMatchObject({ created: 60, rejectedCount: 0 });
  });

  it('keeps what somebody edited since, or wrote about, and says how many', async () => {
    const { token } = await signedInUser();
    const { id } = await imported(token, { items: items(5) });
    const [edited, called, gone] = (await search(token, { sort: 'name' })).items;
    if (!edited || !called || !gone) return expect.fail();
    const body = { city: 'Lyon', version: edited.version };
    await call(prospects.updateProspect, { token, params: { id: edited.id }, body });
    const params = { id: called.id };
    await call(activities.createProspectActivity, { token, params, body: { type: 'call', content: 'Intéressé' } });
    await call(prospects.deleteProspect, { token, params: { id: gone.id } });
    expect((await undone(token, id)).undone).toMatchObject({ removed: 2, kept: 2 });
    const left = (await search(token)).items.map((one) => one.id).sort();
    expect(left).toEqual([edited.id, called.id].sort());
  });

  it('removes those that a later line of the same file completed, and leaves those that it only edited', async () => {
    const { token } = await signedInUser();
    await newProspect(token, { lastName: 'Connu', email: 'connu@agence.example' });
    const csv = ['Nom;E-mail;Ville', 'Connu;connu@agence.example;Lyon', 'Neuf;neuf@agence.example;'];
    const filler = Array.from({ length: 40 }, (_, n) => `Autre ${n};autre${n}@agence.example;`);
    const { id } = await imported(token, {
      mode: 'update',
      csv: [...csv, ...filler, 'Neuf;neuf@agence.example;Nantes'].join('\n'),
    });
    expect((await search(token, { q: 'neuf' })).items).toMatchObject([{ city: 'Nantes', version: 2 }]);
    expect((await undone(token, id)).undone).toMatchObject({ removed: 41, kept: 0 });
    expect((await search(token)).items).toMatchObject([{ lastName: 'Connu', city: 'Lyon' }]);
  });

  it('goes on from where it was, slice after slice, and counts a doubled message once', async () => {
    const { token, user } = await signedInUser();
    const { id } = await imported(token, { items: items(100) });
    await undo(token, id);
    const [body = ''] = await waitingBulk();
    await undoImport({ workspaceId: user.workspaceId, importId: id }, 0);
    expect(await workOnBulk(body, body)).toBe(0);
    await runBulk();
    expect((await readImport(token, id)).undone).toMatchObject({ removed: 100, kept: 0, at: expect.any(String) });
    expect(await prospectCount(user.workspaceId)).toBe(0);
  });

  it('is asked once: again while it is under way it goes on, later it is refused', async () => {
    const { token } = await signedInUser();
    const { id } = await imported(token, { items: items(3) });
    const answers = await Promise.all([undo(token, id), undo(token, id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await runBulk();
    const { status, error } = await undo(token, id);
    expect([status, error.message]).toEqual([409, expect.stringContaining('ne peut pas être annulé')]);
  });

  it('is refused of an import that runs, that created nothing, that only looked, or that is too old', async () => {
    const { token, user } = await signedInUser();
    const running = await start(token, { items: items(2) });
    expect((await undo(token, running.id)).error.message).toContain('arrêtez-le');
    await runImports();
    const nothing = await imported(token, { items: items(2) });
    expect(nothing).toMatchObject({ created: 0, undoableUntil: null });
    const look = await imported(token, { items: [{ lastName: 'Jamais' }], dryRun: true });
    for (const { id } of [nothing, look]) expect((await undo(token, id)).status).toBe(409);
    const old = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
    await ProspectImport.patch({ workspaceId: user.workspaceId, importId: running.id }).set({ finishedAt: old }).go();
    expect((await undo(token, running.id)).status).toBe(409);
    expect((await search(token)).total).toBe(2);
  });

  it('is not there for another workspace', async () => {
    const [mine, { token }] = [await signedInUser(), await signedInUser()];
    const { id } = await imported(mine.token, { items: items(1) });
    expect((await undo(token, id)).status).toBe(404);
    expect((await search(mine.token)).total).toBe(1);
  });
});
