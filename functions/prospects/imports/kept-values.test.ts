import { describe, expect, it } from 'vitest';
import { getProspectImportReport } from '../../../shared/prospects/imports.contract.ts';
import { deletePersonalData } from '../../../shared/prospects/privacy.contract.ts';
import { createProspect } from '../../../shared/prospects/prospect.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported, readImport, storedProspects } from './testing/import-runs.ts';

const full = 'x'.repeat(9_990);
const unknown = '«\u00a0Phase lune\u00a0» n’est pas un statut connu';
const reasons = ({ remarks }: { remarks: { reason: string }[] }) => remarks.map(({ reason }) => reason);
const reportOf = async (token: string, id: string) =>
  (await call(getProspectImportReport, { token, params: { id } })).text;

describe('a value that cannot be read', () => {
  it('is kept and told when its status was said to stand for none', async () => {
    const { token, user } = await signedInUser();
    const body = { csv: 'E-mail;Statut\na@b.example;Phase lune', statuses: { 'Phase lune': null } };
    const done = await imported(token, body);
    expect(done).toMatchObject({ remarkedCount: 1, statuses: [{ status: null, known: true }] });
    expect(reasons(done)).toEqual([
      'Statut «\u00a0Phase lune\u00a0» non repris\u202f; ce que dit le fichier est gardé dans les notes',
    ]);
    expect(await storedProspects(user.workspaceId)).toMatchObject([
      { status: 'new', notes: 'Statut\u00a0: Phase lune' },
    ]);
  });

  it('is told to be lost where the notes are full, of a new prospect and of one that is known', async () => {
    const { token, user } = await signedInUser();
    const lost = `${unknown}\u202f; les notes de ce prospect sont pleines, ce que dit le fichier n’y est pas gardé`;
    await call(createProspect, { token, body: { email: 'b@b.example', notes: full } });
    const file = {
      csv: `E-mail;Statut;Notes\na@b.example;Phase lune;${full}\nb@b.example;Phase lune;`,
      mode: 'update',
    };
    const [look, done] = [await imported(token, { ...file, dryRun: true }), await imported(token, file)];
    for (const run of [look, done])
      expect(run).toMatchObject({ created: 1, skipped: 1, remarks: [{ line: 2, reason: lost }] });
    expect(look.preview[0]?.remark).toBe(lost);
    expect((await reportOf(token, done.id)).replaceAll('"', '').split('\r\n').slice(1, 3)).toEqual([
      `2;Importée avec une remarque;${lost}`,
      `3;Ignorée;${lost}`,
    ]);
    expect((await storedProspects(user.workspaceId)).map(({ notes }) => notes)).toEqual([full, full]);
  });

  it('is told to be cut when only its beginning is kept', async () => {
    const { token } = await signedInUser();
    const done = await imported(token, {
      csv: `E-mail;Taille;Notes\na@b.example;;${'y'.repeat(10_001)}\nb@b.example;${'grande '.repeat(100)};`,
    });
    for (const reason of reasons(done))
      expect(reason).toMatch(/le début de ce que dit le fichier est gardé dans les notes$/);
    expect(done.remarkedCount).toBe(2);
  });

  it('is told to be lost on a second line about the same person', async () => {
    const { token, user } = await signedInUser();
    const file = { csv: 'E-mail;Statut;Ville\na@b.example;;\na@b.example;Phase lune;Lyon', mode: 'update' };
    for (const run of [await imported(token, { ...file, dryRun: true }), await imported(token, file)])
      expect(run).toMatchObject({
        updated: 1,
        remarks: [
          {
            line: 3,
            reason: `${unknown}\u202f; une ligne d’avant donne ce prospect, ce que dit celle-ci n’est pas gardé`,
          },
        ],
      });
    expect(await storedProspects(user.workspaceId)).toMatchObject([{ city: 'Lyon' }]);
  });
});

it('an import shows nobody who was erased since, neither where it was looked at nor where it was made', async () => {
  const { token, user } = await signedInUser();
  const file = { csv: 'Nom;E-mail\nSecretan;secretan@exemple.fr' };
  const look = await imported(token, { ...file, dryRun: true });
  const done = await imported(token, file);
  expect([JSON.stringify(look), JSON.stringify(done)].map((shown) => /secretan/i.test(shown))).toEqual([true, false]);
  const [{ prospectId: id } = { prospectId: '' }] = await storedProspects(user.workspaceId);
  await call(deletePersonalData, { token, params: { id } });
  const after = await readImport(token, look.id);
  expect(after.columns.map(({ header }) => header)).toEqual(['Nom', 'E-mail']);
  expect(JSON.stringify(after)).not.toMatch(/secretan/i);
});

it('what is told of lines says nothing of a person who was erased since', async () => {
  const { token, user } = await signedInUser();
  const done = await imported(token, {
    csv: [
      'Nom;Téléphone;Étiquettes;Statut',
      `Secretan;07911 123456 poste;${'Secretan '.repeat(6)};secretan@exemple.fr`,
      ';07911 123457;;',
    ].join('\n'),
  });
  expect(done).toMatchObject({ created: 1, rejectedCount: 1, remarkedCount: 1 });
  const [{ prospectId: id } = { prospectId: '' }] = await storedProspects(user.workspaceId);
  expect((await call(deletePersonalData, { token, params: { id } })).status).toBe(200);
  const told = `${JSON.stringify([done.remarks, done.rejected])}${await reportOf(token, done.id)}`;
  expect(told).toContain('Téléphone');
  expect(told).not.toMatch(/secretan|7911|poste/i);
});
