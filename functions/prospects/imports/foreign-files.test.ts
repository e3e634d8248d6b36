import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported, storedProspects } from './testing/import-runs.ts';

const csv = (...lines: string[]) => ({ csv: lines.join('\n') });

describe('the export of another tool', () => {
  it('of Meta’s lead forms is read as it comes: UTF-16, tabs, prefixes', async () => {
    const { token, user } = await signedInUser();
    const lines = [
      'id\tcreated_time\tad_id\tad_name\tcampaign_id\tcampaign_name\tform_id\tform_name\tis_organic\tplatform\tquel_est_votre_budget_?\tfull_name\temail\tphone_number\tcompany_name\tlead_status',
      'l:1\t2026-05-01T10:15:00+02:00\tag:2\tVidéo A\tc:3\tRentrée\tf:4\tDevis gratuit\tfalse\tfb\tplus de 5 000 €\tZoé Roux\tzoe@roux.example\tp:+447911123456\tÉté\tCREATED',
      'l:2\t2026-05-02T10:15:00+02:00\tag:2\tVidéo A\tc:3\tRentrée\tf:4\tDevis gratuit\ttrue\tig\t\tAna Blanc\tana@blanc.example\tp:+33612345678\t\tcomplete',
    ];
    const file = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le').toString('base64');
    const done = await imported(token, { file });
    expect(done).toMatchObject({ created: 2, rejectedCount: 0, remarkedCount: 2, layout: { encoding: 'utf-16le' } });
    const [ana, zoe] = await storedProspects(user.workspaceId);
    expect(zoe).toMatchObject({
      ...{ firstName: 'Zoé', lastName: 'Roux', email: 'zoe@roux.example', phone: '+447911123456', company: 'Été' },
      ...{ source: 'ads', status: 'new', collectedAt: '2026-05-01T08:15:00.000Z', collectedFrom: 'Devis gratuit' },
      notes: 'ad_name\u00a0: Vidéo A\nquel_est_votre_budget_?\u00a0: plus de 5 000 €\n\nCampagne\u00a0: Rentrée',
    });
    expect(ana).toMatchObject({ phone: '+33612345678', source: 'ads', status: 'new' });
  });

  it('keeps everyone whatever their stage, and has it translated once for all', async () => {
    const { token, user } = await signedInUser();
    const file = csv(
      'Nom;E-mail;Lead status',
      'A;a@b.example;Phase lune',
      'B;b@b.example;Phase lune',
      'C;c@b.example;Connected',
    );
    const look = await imported(token, { ...file, dryRun: true });
    expect(look.statuses).toEqual([
      { value: 'Phase lune', count: 2, status: null, known: false },
      { value: 'Connected', count: 1, status: 'contacted', known: true },
    ]);
    const first = await imported(token, file);
    expect(first).toMatchObject({ created: 3, rejectedCount: 0, remarkedCount: 2 });
    expect(first.remarks[0]).toEqual({
      line: 2,
      reason:
        '«\u00a0Phase lune\u00a0» n’est pas un statut connu\u202f; ce que dit le fichier est gardé dans les notes',
    });
    expect(await storedProspects(user.workspaceId)).toMatchObject(
      [
        { status: 'new', notes: 'Statut\u00a0: Phase lune' },
        { status: 'new' },
        { status: 'contacted', notes: undefined },
      ].map(({ notes, ...one }) => (notes ? { ...one, notes } : one)),
    );
    const body = { ...file, mode: 'update', statuses: { 'phase LUNE': 'proposal' } };
    expect(await imported(token, body)).toMatchObject({ updated: 2, remarkedCount: 0 });
    const next = await imported(token, csv('Nom;E-mail;Lead status', 'D;d@b.example;Phase lune'));
    expect(next).toMatchObject({ created: 1, remarkedCount: 0, statuses: [{ status: 'proposal', known: true }] });
    const statuses = (await storedProspects(user.workspaceId)).map(({ status }) => status);
    expect(statuses).toEqual(['proposal', 'proposal', 'contacted', 'proposal']);
    const { token: other } = await signedInUser();
    expect((await imported(other, { ...file, dryRun: true })).statuses[0]).toMatchObject({ known: false });
  });

  it('keeps what cannot be read once, in notes that an update adds to', async () => {
    const { token, user } = await signedInUser();
    await imported(token, csv('E-mail;Notes', 'a@b.example;À rappeler'));
    const file = { ...csv('E-mail;Téléphone', 'a@b.example;555 123-4567'), mode: 'update' };
    expect(await imported(token, file)).toMatchObject({ updated: 1, remarkedCount: 1 });
    expect(await imported(token, file)).toMatchObject({ updated: 0, skipped: 1, remarkedCount: 0 });
    expect(await storedProspects(user.workspaceId)).toMatchObject([
      { notes: 'À rappeler\n\nTéléphone\u00a0: 555 123-4567' },
    ]);
  });

  it('has its day and month in one order for a whole column', async () => {
    const { token, user } = await signedInUser();
    const done = await imported(
      token,
      csv('Nom;Créé le', 'A;7/6/2017', 'B;10/22/2017', 'C;10/23/2017', 'D;31/10/2017'),
    );
    expect(done).toMatchObject({ created: 4, remarkedCount: 1, dates: { order: 'mdy', decided: true } });
    const stored = await storedProspects(user.workspaceId);
    expect(stored.slice(0, 3).map(({ collectedAt }) => collectedAt.slice(0, 10))).toEqual([
      ...['2017-07-06', '2017-10-22', '2017-10-23'],
    ]);
    const unsure = { ...csv('Nom;Créé le', 'E;7/6/2017'), dryRun: true };
    expect((await imported(token, unsure)).dates).toEqual({ order: 'dmy', decided: false });
    const told = await imported(token, { ...unsure, dryRun: false, dateOrder: 'mdy' });
    expect(told.dates).toEqual({ order: 'mdy', decided: true });
    expect((await storedProspects(user.workspaceId)).at(-1)?.collectedAt).toMatch(/^2017-07-06/);
  });

  it('has numbers of the country that is said', async () => {
    const { token, user } = await signedInUser();
    await imported(token, { ...csv('Nom;Mobile', 'A;07911 123456'), country: 'GB' });
    expect(await storedProspects(user.workspaceId)).toMatchObject([{ phone: '+447911123456' }]);
  });
});

describe('a column that says who refused', () => {
  it('counts, whatever it is called, and several do', async () => {
    const { token, user } = await signedInUser();
    const lines = ['A;a@b.example;0;No', 'B;b@b.example;1;No', 'C;c@b.example;0;Yes', 'D;d@b.example;;'];
    await imported(token, csv('Nom;E-mail;BLACKLISTED;Do Not Call', ...lines));
    const refused = (await storedProspects(user.workspaceId)).map(({ doNotContact }) => doNotContact);
    expect(refused).toEqual([false, true, true, false]);
  });

  it('is never left out in silence', async () => {
    const { token, user } = await signedInUser();
    const file = csv('Nom;E-mail;Date de désinscription', 'A;a@b.example;12/03/2026', 'B;b@b.example;');
    const failed = await imported(token, file);
    expect(failed).toMatchObject({ status: 'failed', created: 0 });
    expect(failed.message).toMatch(
      /^La colonne «\u00a0Date de désinscription\u00a0» semble indiquer qui refuse d’être contacté/,
    );
    expect(failed.columns.at(-1)).toMatchObject({ field: null, undecided: true });
    expect(await storedProspects(user.workspaceId)).toEqual([]);
    const items = [{ nom: 'A', email: 'a@b.example', 'désinscrit le': '12/03/2026' }];
    expect(await imported(token, { items })).toMatchObject({ status: 'failed', created: 0 });
    const mapping = { 'Date de désinscription': 'doNotContact' };
    expect(await imported(token, { ...file, mapping })).toMatchObject({ status: 'completed', created: 2 });
    expect((await storedProspects(user.workspaceId)).map(({ doNotContact }) => doNotContact)).toEqual([true, false]);
    const left = { ...file, mapping: { 'Date de désinscription': null } };
    expect(await imported(token, left)).toMatchObject({ status: 'completed', skipped: 2 });
  });
});

describe('the report', () => {
  it('tells lines that are refused, kept with a remark and left as they are apart', async () => {
    const { token } = await signedInUser();
    const lines = [';;', 'A;a@b.example;Phase lune', 'A;a@b.example;', 'B;b@b.example;Gagné'];
    const { id, received } = await imported(token, csv('Nom;E-mail;Statut', ...lines));
    expect(received).toBe(4);
    const { text } = await call(contract.getProspectImportReport, { token, params: { id } });
    expect(text.trimEnd().split('\r\n')).toEqual([
      '\uFEFFLigne;Résultat;Motif',
      '2;Refusée;Indiquez au moins un e-mail, un téléphone, une entreprise ou un nom',
      expect.stringMatching(/^3;Importée avec une remarque;"?«\u00a0Phase lune/),
      '4;Ignorée;Même prospect qu’à la ligne 3',
    ]);
  });
});

it.each<[string, object]>([
  ['a status that is none', { statuses: { a: 'rien' } }],
  ['too many statuses', { statuses: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`s${n}`, 'new'])) }],
  ['an order that is none', { dateOrder: 'ymd' }],
  ['a country that is no code', { country: 'France' }],
])('refuses %s', async (_name, more) => {
  const { token } = await signedInUser();
  expect((await call(contract.importProspects, { token, body: { csv: 'Nom\nA', ...more } as never })).status).toBe(400);
});
