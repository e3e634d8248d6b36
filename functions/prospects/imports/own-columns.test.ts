import { expect, it } from 'vitest';
import { deleteProspectField } from '../../../shared/prospects/fields.contract.ts';
import { importProspects } from '../../../shared/prospects/imports.contract.ts';
import { exportProspects } from '../../../shared/prospects/prospect.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newField } from '../fields/testing/fields.ts';
import { search } from '../testing/prospects.ts';
import { imported } from './testing/import-runs.ts';

async function workspace() {
  const { token } = await signedInUser();
  return {
    token,
    end: await newField(token, { name: 'Fin de contrat', type: 'date' }),
    size: await newField(token, { name: 'Taille du parc', type: 'number' }),
    region: await newField(token, { name: 'Région', type: 'choice', choices: ['Île-de-France', 'Sud'] }),
  };
}

const customs = async (token: string) =>
  (await search(token, { sort: 'name' })).items.map(({ lastName, custom, notes }) => [lastName, custom, notes]);

it('are known by their names, or by what is said; what cannot be read stands in the notes, and is told', async () => {
  const { token, end, size, region } = await workspace();
  const csv = [
    'Nom;E-mail;fin de contrat;Taille du parc;Zone',
    'A;a@exemple.example;31/03/2027;1 250,5;ile-de-france',
    'B;b@exemple.example;n/a;beaucoup;Est',
  ].join('\n');
  const mapping = { Zone: `custom.${region}` };
  const look = await imported(token, { csv, mapping, dryRun: true });
  expect(look.columns.map(({ header, field }) => [header, field])).toEqual([
    ['Nom', 'lastName'],
    ['E-mail', 'email'],
    ['fin de contrat', `custom.${end}`],
    ['Taille du parc', `custom.${size}`],
    ['Zone', `custom.${region}`],
  ]);
  expect(look.preview[0]?.custom).toEqual({ [end]: '2027-03-31', [size]: '1250.5', [region]: 'Île-de-France' });
  const done = await imported(token, { csv, mapping });
  expect(done).toMatchObject({ created: 2, remarkedCount: 1 });
  expect(done.remarks[0]?.reason).toContain('Taille du parc : « beaucoup » est illisible');
  expect(await customs(token)).toEqual([
    ['A', { [end]: '2027-03-31', [size]: 1250.5, [region]: 'Île-de-France' }, null],
    ['B', {}, expect.stringContaining('Région\u00a0: Est')],
  ]);
});

it('come back from an export, change what is known, and are left out when that is said', async () => {
  const { token, end, size } = await workspace();
  await imported(token, { csv: 'Nom;E-mail;Taille du parc\nA;a@exemple.example;3' });
  const csv = 'Nom;E-mail;Taille du parc;Fin de contrat\nA;a@exemple.example;4;2027-01-01';
  expect(await imported(token, { csv })).toMatchObject({ skipped: 1 });
  expect(await imported(token, { csv, mode: 'update', mapping: { 'Taille du parc': null } })).toMatchObject({
    updated: 1,
  });
  expect(await customs(token)).toEqual([['A', { [size]: 3, [end]: '2027-01-01' }, null]]);
  const { text } = await callRaw(exportProspects, { token });
  expect(await imported(token, { csv: text, mode: 'update' })).toMatchObject({ skipped: 1, updated: 0 });
});

it('are read of records too, by the name of the field', async () => {
  const { token, size } = await workspace();
  await imported(token, { items: [{ lastName: 'A', 'Taille du parc': 12 }] });
  expect(await customs(token)).toEqual([['A', { [size]: 12 }, null]]);
});

it('are refused when a field is not there, and given by one column alone', async () => {
  const { token, end } = await workspace();
  const body = { csv: 'Nom;X;Y\nA;1;2', mapping: { X: `custom.${end}` as const } };
  const twice = { ...body, mapping: { ...body.mapping, Y: `custom.${end}` as const } };
  expect((await call(importProspects, { token, body: twice as never })).status).toBe(400);
  await call(deleteProspectField, { token, params: { id: end } });
  const { status, error } = await call(importProspects, { token, body: body as never });
  expect([status, error.details?.[0]?.path]).toEqual([400, 'mapping.X']);
});
