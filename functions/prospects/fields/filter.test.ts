import { expect, it } from 'vitest';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import { deleteProspectField } from '../../../shared/prospects/fields.contract.ts';
import { exportProspects, searchProspects } from '../../../shared/prospects/prospect.contract.ts';
import { getProspectStats } from '../../../shared/prospects/stats.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newProspect, search } from '../testing/prospects.ts';
import { newField } from './testing/fields.ts';

async function workspace() {
  const { token } = await signedInUser();
  const text = await newField(token, { name: 'Surnom', type: 'text' });
  const number = await newField(token, { name: 'Ancienneté', type: 'number' });
  const date = await newField(token, { name: 'Fin de contrat', type: 'date' });
  const choice = await newField(token, { name: 'Région', type: 'choice', choices: ['Nord', 'Sud', 'Est'] });
  const make = (lastName: string, custom: Record<string, string | number>) => newProspect(token, { lastName, custom });
  await make('A', { [text]: 'Jo de l’Été', [number]: -3, [date]: '2026-01-31', [choice]: 'Nord' });
  await make('B', { [text]: 'Joséphine', [number]: 12.5, [date]: '2027-06-30', [choice]: 'Sud' });
  await make('C', { [choice]: 'Est' });
  await newProspect(token, { lastName: 'D' });
  const found = async (...custom: string[]) =>
    (await search(token, { custom, sort: 'name' })).items.map(({ lastName }) => lastName).join('');
  return { token, text, number, date, choice, found };
}

it('finds by choices, words, bounds and the lack of a value', async () => {
  const { text, number, date, choice, found } = await workspace();
  expect(await found(`${choice}:Nord`, `${choice}:Sud`)).toBe('AB');
  expect(await found(`${choice}:nord`)).toBe('');
  expect(await found(`${choice}:`)).toBe('D');
  expect(await found(`${choice}:`, `${choice}:Est`)).toBe('CD');
  expect(await found(`${text}:jo`)).toBe('AB');
  expect(await found(`${text}:ETE jo`)).toBe('A');
  expect(await found(`${number}:-3`)).toBe('A');
  expect(await found(`${number}:0..`)).toBe('B');
  expect(await found(`${number}:..12,5`)).toBe('AB');
  expect(await found(`${date}:2026-02-01..2027-06-30`)).toBe('B');
  expect(await found(`${date}:..2026-01-31`, `${choice}:Nord`, `${choice}:Est`)).toBe('A');
});

it('is what figures, exports and acts on all that is found go by as well', async () => {
  const { token, choice } = await workspace();
  const custom = [`${choice}:Nord`, `${choice}:Sud`];
  expect((await call(getProspectStats, { token, query: { custom } })).data.total).toBe(2);
  const { text } = await call(exportProspects, { token, query: { custom } });
  expect(text.trim().split('\r\n')).toHaveLength(3);
  const body = { filters: { custom }, total: 2, action: 'tag' as const, value: 'été' };
  expect((await call(bulkProspects, { token, body })).data.bulk?.total).toBe(2);
});

it('of a field that is gone finds those that say nothing of it: all; what is no field is refused', async () => {
  const { token, choice, found } = await workspace();
  await call(deleteProspectField, { token, params: { id: choice } });
  expect(await found(`${choice}:Nord`)).toBe('');
  expect(await found(`${choice}:`)).toBe('ABCD');
  for (const custom of ['Nord', 'ville:Nord', `${choice}Nord`])
    expect((await call(getProspectStats, { token, query: { custom: [custom] } })).status).toBe(400);
});

it('is what a list is sorted by, both ways, what says nothing of it last', async () => {
  const { token, text, number, date, choice } = await workspace();
  const sorted = async (sort: string, order?: 'desc') =>
    (await search(token, { sort, order })).items.map(({ lastName }) => lastName).join('');
  expect([await sorted(number), await sorted(number, 'desc')]).toEqual(['ABCD', 'BADC']);
  expect([await sorted(date), await sorted(date, 'desc')]).toEqual(['ABCD', 'BADC']);
  expect([await sorted(text), await sorted(text, 'desc')]).toEqual(['ABCD', 'BADC']);
  expect([await sorted(choice), await sorted(choice, 'desc')]).toEqual(['ABCD', 'CBAD']);
  const first = await search(token, { sort: choice, limit: '1' });
  const next = await search(token, { sort: choice, limit: '1', cursor: first.nextCursor ?? undefined });
  expect(next.items[0]?.lastName).toBe('B');
  const { text: file } = await call(exportProspects, { token, query: { sort: choice, order: 'desc' } });
  const [head = [], ...rows] = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(rows.map((cells) => cells[head.indexOf('Nom')]).join('')).toBe('CBAD');
});

it('sorts by a field that is gone as by nothing, and by no other word', async () => {
  const { token, choice } = await workspace();
  await call(deleteProspectField, { token, params: { id: choice } });
  expect((await search(token, { sort: choice })).items).toHaveLength(4);
  for (const sort of ['pfd_', 'pfd_a b', 'Région'])
    expect((await call(searchProspects, { token, query: { sort } })).status).toBe(400);
});
