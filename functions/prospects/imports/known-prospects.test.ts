import { describe, expect, it } from 'vitest';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import { mergeProspects } from '../../../shared/prospects/duplicates.contract.ts';
import { deletePersonalData } from '../../../shared/prospects/privacy.contract.ts';
import { deleteProspect, restoreProspect } from '../../../shared/prospects/prospect.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { fetchProspect, newProspect } from '../testing/prospects.ts';
import { prospectRuns } from './prospect-import.entity.ts';
import { storeFile } from './run-import.ts';
import { imported, runImports, start, storedProspects, waitingRuns } from './testing/import-runs.ts';

const camille = { firstName: 'Camille', lastName: 'Roux', email: 'camille@roux.example', phone: '06 12 34 56 78' };

describe('a prospect that is known by its e-mail', () => {
  it('is left as it is', async () => {
    const { token } = await signedInUser();
    const before = await newProspect(token, camille);
    const done = await imported(token, { csv: 'E-mail;Nom\n CAMILLE@roux.example ;Autre\nneuf@roux.example;Neuf' });
    expect(done).toMatchObject({ received: 2, created: 1, skipped: 1, updated: 0, rejectedCount: 0 });
    expect(await fetchProspect(token, before.id)).toEqual(before);
  });

  it('is updated with what the file says, and with that alone', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, {
      ...camille,
      status: 'won',
      tags: ['salon'],
      notes: 'À rappeler',
      doNotContact: true,
      source: 'referral',
    });
    const csv =
      'E-mail;Nom;Ville;Notes;Tags;Ne pas contacter;Valeur\ncamille@roux.example;;Lyon;;"vip, salon";non;1 200,50';
    expect(await imported(token, { csv, mode: 'update', source: 'ads' })).toMatchObject({ updated: 1, created: 0 });
    expect(await fetchProspect(token, id)).toMatchObject({
      lastName: 'Roux',
      city: 'Lyon',
      notes: 'À rappeler',
      tags: ['salon', 'vip'],
      doNotContact: true,
      value: 1200.5,
      status: 'won',
      source: 'referral',
      version: 2,
    });
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ updated: 0, skipped: 1 });
  });

  it('takes its status from the file when the file has one', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, { ...camille, status: 'won' });
    await imported(token, { csv: 'E-mail;Statut\ncamille@roux.example;Qualifié', mode: 'update' });
    expect(await fetchProspect(token, id)).toMatchObject({ status: 'qualified', closedAt: null });
  });

  it('takes the tags that there is room for, and says so', async () => {
    const { token } = await signedInUser();
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    const { id } = await newProspect(token, { ...camille, tags });
    const done = await imported(token, {
      csv: 'E-mail;Tags;Ville\ncamille@roux.example;un de trop;Lyon',
      mode: 'update',
    });
    expect(done).toMatchObject({ updated: 1, rejectedCount: 0, remarkedCount: 1 });
    expect(done.remarks[0]?.reason).toBe('Étiquettes\u00a0: Ce prospect porte déjà le nombre maximal d’étiquettes');
    expect(await fetchProspect(token, id)).toMatchObject({ tags, city: 'Lyon' });
  });

  it('twice in a file, is created once, and the second line skipped or told', async () => {
    const csv = 'E-mail;Nom;Ville\na@b.example;Roux;\nA@B.example;;Lyon\na@b.example;;Lyon';
    const [skip, update] = [await signedInUser(), await signedInUser()];
    expect(await imported(skip.token, { csv })).toMatchObject({ created: 1, skipped: 2, updated: 0 });
    expect((await storedProspects(skip.user.workspaceId)).map(({ city }) => city)).toEqual([undefined]);
    expect(await imported(update.token, { csv, mode: 'update' })).toMatchObject({ created: 1, updated: 1, skipped: 1 });
    expect(await storedProspects(update.user.workspaceId)).toMatchObject([{ lastName: 'Roux', city: 'Lyon' }]);
  });

  it('on lines far from each other, says the same each time the file comes, however it is cut', async () => {
    const { token, user } = await signedInUser();
    const far = Array.from({ length: 70 }, (_, n) => `p${n}@b.example;Nom ${n};`);
    const csv = ['E-mail;Nom;Ville', 'a@b.example;Roux;Lyon', ...far, 'a@b.example;Blanc;Paris'].join('\n');
    await imported(token, { csv, mode: 'update' });
    const { id } = await start(token, { csv, mode: 'update' });
    await waitingRuns();
    const runId = { workspaceId: user.workspaceId, importId: id };
    let now = await noteRun(prospectRuns, await findRun(prospectRuns, runId), { status: 'running' });
    // Ever longer slices: several on any machine, and few on a busy one.
    for (let budgetMs = 1; now.status === 'running'; budgetMs *= 2) {
      await storeFile(now, budgetMs);
      now = await findRun(prospectRuns, runId);
    }
    expect(now).toMatchObject({ received: 72, created: 0, updated: 0, skipped: 72 });
    const [first] = (await storedProspects(user.workspaceId)).filter(({ email }) => email === 'a@b.example');
    expect(first).toMatchObject({ lastName: 'Roux', city: 'Lyon' });
    await runImports();
  });
});

describe('a prospect without an e-mail', () => {
  it('is known by its phone, in the workspace and in the file', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newProspect(token, camille);
    const csv = 'Téléphone;Nom;Ville\n+33 6 12 34 56 78;;Lyon\n01 44 55 66 77;Neuf;\n0144556677;Autre;Paris';
    expect(await imported(token, { csv, mode: 'skip' })).toMatchObject({ created: 1, skipped: 2 });
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 0, updated: 1, skipped: 2 });
    expect(await fetchProspect(token, id)).toMatchObject({ lastName: 'Roux', city: 'Lyon' });
    expect(await storedProspects(user.workspaceId)).toHaveLength(2);
  });

  it('is known by its names and company, in the file and in the next one', async () => {
    const { token, user } = await signedInUser();
    const csv = 'Entreprise;Nom;Prénom\nÉté;Roux;Ana\nETE;roux;ana\nÉté;Roux;Bob\nÉté;;';
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 3, skipped: 1, updated: 0 });
    expect(await imported(token, { csv })).toMatchObject({ created: 0, skipped: 4 });
    const more = 'Entreprise;Nom;Prénom;Ville\nÉté;Roux;Ana;Lyon\nHiver;Roux;Ana;Metz';
    expect(await imported(token, { csv: more, mode: 'update' })).toMatchObject({ created: 1, updated: 1 });
    expect((await storedProspects(user.workspaceId)).map(({ company, city }) => [company, city])).toEqual([
      ['Été', undefined],
      ['Hiver', 'Metz'],
      ['Été', 'Lyon'],
      ['Été', undefined],
    ]);
  });

  it('is not mixed up with another of the same name, unless all is the same', async () => {
    const { token, user } = await signedInUser();
    const csv =
      'Nom;Prénom;Ville;Fonction\nMartin;Jean;Lyon;RH\nMartin;Jean;Metz;RH\nMartin;Jean;;RH\nMartin;Jean;;Ventes';
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 4, skipped: 0 });
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 0, updated: 0, skipped: 4 });
    expect(await storedProspects(user.workspaceId)).toHaveLength(4);
  });

  it('is found by its names after a merge, and forgotten with them when it is erased', async () => {
    const { token, user } = await signedInUser();
    const csv = 'Nom;Entreprise\nRoux;Été';
    await imported(token, { csv });
    const [made] = await storedProspects(user.workspaceId);
    const kept = await newProspect(token, camille);
    const merge = { keepId: kept.id, mergeIds: [made?.prospectId ?? ''] };
    expect((await call(mergeProspects, { token, body: merge })).status).toBe(200);
    expect(await imported(token, { csv })).toMatchObject({ created: 0, skipped: 1 });
    expect((await call(deletePersonalData, { token, params: { id: kept.id } })).status).toBe(200);
    expect(await imported(token, { csv })).toMatchObject({ created: 1 });
  });

  it('is known by its names again once it is brought back, unless another bears them', async () => {
    const { token, user } = await signedInUser();
    const csv = 'Nom;Entreprise;Ville\nRoux;Été;';
    await imported(token, { csv });
    const [first] = await storedProspects(user.workspaceId);
    const ids = [first?.prospectId ?? ''];
    const params = { id: first?.prospectId ?? '' };
    await call(deleteProspect, { token, params });
    expect((await call(restoreProspect, { token, params, body: {} })).status).toBe(200);
    expect(await imported(token, { csv: `${csv}Lyon`, mode: 'update' })).toMatchObject({ created: 0, updated: 1 });
    expect(await fetchProspect(token, params.id)).toMatchObject({ city: 'Lyon' });
    await call(bulkProspects, { token, body: { ids, action: 'delete' } });
    expect(await imported(token, { csv })).toMatchObject({ created: 1 });
    const [second] = await storedProspects(user.workspaceId);
    ids.push(second?.prospectId ?? '');
    await call(bulkProspects, { token, body: { ids, action: 'delete' } });
    const back = await call(bulkProspects, { token, body: { ids, action: 'restore' } });
    expect(back.data.items.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await imported(token, { csv })).toMatchObject({ created: 0, skipped: 1 });
    expect(await storedProspects(user.workspaceId)).toHaveLength(2);
  });

  it('comes once of two imports at the same moment', async () => {
    const { token, user } = await signedInUser();
    const csv = ['Nom;Entreprise', ...Array.from({ length: 40 }, (_, n) => `Nom ${n};Été`)].join('\n');
    await Promise.all([start(token, { csv }), start(token, { csv })]);
    await runImports();
    expect(await storedProspects(user.workspaceId)).toHaveLength(40);
  });
});
