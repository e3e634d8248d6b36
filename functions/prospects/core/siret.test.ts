import { expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';
import { newProspect, search } from '../testing/prospects.ts';

it('is kept as its digits, found by its first ones, exported, and cleared', async () => {
  const { token } = await signedInUser();
  const { id, siret } = await newProspect(token, { company: 'Durand', siret: '732 829 320 00074' });
  expect(siret).toBe('73282932000074');
  await newProspect(token, { company: 'La Poste', siret: '35600000009075' });
  for (const q of ['732 829 320', '73282932000074', 'durand'])
    expect((await search(token, { q })).items.map(({ company }) => company)).toEqual(['Durand']);
  const { text } = await callRaw(contract.exportProspects, { token, rawQuery: 'q=durand' });
  expect(text).toContain(';73282932000074;');
  const cleared = await call(contract.updateProspect, { token, params: { id }, body: { siret: '', version: 1 } });
  expect(cleared.data.prospect.siret).toBeNull();
});

it('is refused when its sum is wrong, and nothing is made', async () => {
  const { token } = await signedInUser();
  for (const siret of ['732 829 320 00075', '732829320', 'abc', '35600000000049']) {
    const { status, error } = await call(contract.createProspect, { token, body: { company: 'Durand', siret } });
    expect([status, error.details?.map(({ path }) => path)]).toEqual([400, ['siret']]);
  }
  expect((await search(token)).total).toBe(0);
});

it('of a file is read in its column; one that is wrong stands in the notes, and is told', async () => {
  const { token } = await signedInUser();
  const csv = 'Raison sociale;N° SIRET\nDurand;732 829 320 00074\nMartin;732 829 320 00075';
  const done = await imported(token, { csv });
  expect(done).toMatchObject({ created: 2, remarkedCount: 1 });
  expect(done.remarks[0]?.reason).toContain('SIRET invalide');
  const { items } = await search(token, { sort: 'company' });
  expect(items.map(({ siret, notes }) => [siret, notes])).toEqual([
    ['73282932000074', null],
    [null, expect.stringContaining('732 829 320 00075')],
  ]);
});
