import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import { findRun } from '../../imports/import-run.ts';
import { uploadKey } from '../../imports/upload.entity.ts';
import { putFile, readFile } from '../../platform/clients/files.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { bookShardOf, ProspectBook } from '../core/prospect-book.entity.ts';
import { newProspect } from '../testing/prospects.ts';
import { prospectRuns } from './prospect-import.entity.ts';
import { lookAtFile } from './run-import.ts';
import { imported, start, storedProspects, waitingRuns } from './testing/import-runs.ts';

const csv = [
  'Nom;E-mail;Téléphone;Valeur;Ville',
  'Roux;connu@roux.example;;;Lyon',
  'Blanc;blanc@roux.example;01 44 55 66 77;1 234,50 €;NULL',
  'Noir;pas une adresse;;;',
  'Blanc bis;blanc@roux.example;;;',
  'Vert;;01 44;beaucoup;',
].join('\n');

async function withKnown(plan: 'starter' | 'enterprise' = 'starter') {
  const person = await signedInUser({}, { plan });
  const known = await newProspect(person.token, { lastName: 'Roux', email: 'connu@roux.example' });
  return { ...person, known };
}

describe('a dry run', () => {
  it('says what an import would do, line by line, and stores nothing', async () => {
    const { token, user, known } = await withKnown();
    const done = await imported(token, { csv, dryRun: true });
    expect(done).toMatchObject({ status: 'completed', dryRun: true, received: 5, created: 3, skipped: 2, updated: 0 });
    expect(done.rejected).toEqual([]);
    expect(done.remarks.map(({ line }) => line)).toEqual([4, 6]);
    expect(done.layout).toEqual({ encoding: 'utf-8', separator: ';' });
    expect(done.columns).toEqual([
      { header: 'Nom', field: 'lastName', sample: 'Roux', undecided: false },
      { header: 'E-mail', field: 'email', sample: 'connu@roux.example', undecided: false },
      { header: 'Téléphone', field: 'phone', sample: '01 44 55 66 77', undecided: false },
      { header: 'Valeur', field: 'value', sample: '1 234,50 €', undecided: false },
      { header: 'Ville', field: 'city', sample: 'Lyon', undecided: false },
    ]);
    expect(done.preview.map(({ line, act, duplicate }) => [line, act, duplicate])).toEqual([
      [2, 'skipped', { prospectId: known.id }],
      [3, 'created', null],
      [4, 'created', null],
      [5, 'skipped', { line: 3 }],
      [6, 'created', null],
    ]);
    expect(done.preview[0]?.remark).toBe('Déjà dans vos prospects, laissé tel quel');
    expect(done.preview[3]?.remark).toBe('Même prospect qu’à la ligne 3');
    expect(done.preview[1]).toMatchObject({
      values: { lastName: 'Blanc', email: 'blanc@roux.example', phone: '01 44 55 66 77', value: '1234.5' },
      problem: null,
    });
    expect(done.preview[1]?.values).not.toHaveProperty('city');
    expect(done.preview[2]).toMatchObject({
      values: { lastName: 'Noir', notes: 'E-mail\u00a0: pas une adresse' },
      problem: null,
      remark: 'E-mail\u00a0: Adresse e-mail invalide\u202f; ce que dit le fichier est gardé dans les notes',
    });
    expect(await storedProspects(user.workspaceId)).toHaveLength(1);
    const { data } = await AuditLine.query.byWorkspace(user).go();
    expect(data.filter(({ entityId }) => entityId === done.id)).toEqual([]);
  });

  it.each(['skip', 'update'] as const)('counts as the import then does, in mode %s', async (mode) => {
    const { token } = await withKnown();
    const dry = await imported(token, { csv, mode, dryRun: true });
    const real = await imported(token, { csv, mode });
    const counts = ({ received, created, updated, skipped, rejected, remarks }: typeof dry) => ({
      ...{ received, created, updated, skipped, rejected, remarks },
    });
    expect(counts(dry)).toEqual(counts(real));
  });

  it.each(['skip', 'update'] as const)(
    'promises what an import makes of people who come again, in mode %s',
    async (mode) => {
      const { token } = await withKnown();
      const far = Array.from({ length: 120 }, (_, n) => `Nom ${n};p${n}@roux.example;;Lyon`);
      const again = [
        ...['Gris;gris@roux.example;06 11 22 33 44;', ';;06 11 22 33 44;Paris', ';gris@roux.example;;Nice'],
        ...['Mauve;;;Metz', 'Mauve;;;Metz', 'Mauve;;;Nancy', ';connu@roux.example;06 55 44 33 22;Lyon'],
      ];
      const body = { csv: ['Nom;E-mail;Téléphone;Ville', ...again, ...far, ...again].join('\n'), mode };
      const dry = await imported(token, { ...body, dryRun: true });
      const real = await imported(token, body);
      const counts = ({ created, updated, skipped, rejectedCount }: typeof dry) => [
        created,
        updated,
        skipped,
        rejectedCount,
      ];
      expect(counts(real)).toEqual(counts(dry));
      expect(real.created).toBe(123);
      expect(counts(await imported(token, body))).toEqual([0, 0, 134, 0]);
    },
  );

  it('counts lines far from each other, every error, and the limit of the plan', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    await ProspectBook.put({ workspaceId, shard: bookShardOf(workspaceId), count: 800 }).go();
    const lines = Array.from({ length: 500 }, (_, n) => `Nom ${n};p${n % 250}@roux.example`);
    const done = await imported(token, { csv: ['Nom;E-mail', ...lines].join('\n'), dryRun: true });
    expect(done).toMatchObject({ received: 500, created: 200, skipped: 200, rejectedCount: 100 });
    const report = await call(contract.getProspectImportReport, { token, params: { id: done.id } });
    const refused = report.text.trimEnd().split('\r\n').slice(1);
    expect(refused).toHaveLength(300);
    expect(refused[0]).toBe('202;Refusée;Limite de votre offre atteinte\u00a0: 1\u202f000 prospects');
    expect(done.preview).toHaveLength(20);
  });

  it('fills the columns even when nobody is named, so that they can be corrected', async () => {
    const { token } = await signedInUser();
    const body = { csv: 'A;B\nRoux;roux@b.example', dryRun: true };
    const failed = await imported(token, body);
    expect(failed).toMatchObject({ status: 'failed', message: expect.stringMatching(/^Aucune colonne pour/) });
    expect(failed.columns).toEqual([
      { header: 'A', field: null, sample: 'Roux', undecided: false },
      { header: 'B', field: null, sample: 'roux@b.example', undecided: false },
    ]);
    const done = await imported(token, { ...body, mapping: { A: 'lastName', B: 'email' } });
    expect(done).toMatchObject({ status: 'completed', created: 1 });
  });

  it('does not say of a file that breaks off that lines of it were stored', async () => {
    const { token } = await signedInUser();
    const upload = { name: 'liste.json', file: btoa('[{"nom":"Roux"},{"nom":"Noir"},{"nom') };
    const { message } = await imported(token, { ...upload, dryRun: true });
    expect(message).toBe('JSON invalide après l’élément nº\u00a02');
  });

  it('leaves an upload to the import, which takes it', async () => {
    const { token, user } = await signedInUser();
    const upload = { name: 'liste.csv', size: Buffer.byteLength(csv), contentType: 'text/csv' as const };
    const { status, data } = await call(contract.createProspectUpload, { token, body: upload });
    expect(status).toBe(201);
    const key = uploadKey(user.workspaceId, data.uploadId);
    await putFile(key, csv, 'text/csv');
    const { uploadId } = data;
    expect(await imported(token, { uploadId, dryRun: true })).toMatchObject({ label: 'liste.csv', created: 4 });
    expect(await imported(token, { uploadId, dryRun: true })).toMatchObject({ status: 'completed', created: 4 });
    expect(await imported(token, { uploadId })).toMatchObject({ status: 'completed', created: 4, label: 'liste.csv' });
    expect(await readFile(key)).toBeNull();
    expect((await call(contract.importProspects, { token, body: { uploadId } as never })).status).toBe(400);
  });

  it('that was cut short is taken again from the start', async () => {
    const { token, user } = await signedInUser();
    const lines = Array.from({ length: 250 }, (_, n) => `Nom ${n};p${n % 150}@roux.example`);
    const { id } = await start(token, { csv: ['Nom;E-mail', ...lines].join('\n'), dryRun: true });
    await waitingRuns();
    const runId = { workspaceId: user.workspaceId, importId: id };
    const cut = { ...(await findRun(prospectRuns, runId)), status: 'running' as const };
    await prospectRuns.entity.put({ ...cut, received: 100, created: 100 }).go();
    await lookAtFile({ ...cut, received: 100, created: 100 });
    expect(await findRun(prospectRuns, runId)).toMatchObject({ received: 250, created: 150, skipped: 100 });
  });

  it('of a file that is too long ends in time, and says how far it went', async () => {
    const { token, user } = await signedInUser();
    const lines = Array.from({ length: 300 }, (_, n) => `Nom ${n};p${n}@roux.example`);
    const { id } = await start(token, { csv: ['Nom;E-mail', ...lines].join('\n'), dryRun: true });
    await waitingRuns();
    const runId = { workspaceId: user.workspaceId, importId: id };
    await lookAtFile(await findRun(prospectRuns, runId), 5);
    const { status, received, message } = await findRun(prospectRuns, runId);
    expect([status, received < 300]).toEqual(['completed', true]);
    expect(message).toMatch(/^Le fichier est long\u00a0: seules les \d+ premières lignes/);
  });
});
