import { expect, it } from 'vitest';
import * as clients from '../../../shared/clients/client.contract.ts';
import * as brands from '../../../shared/ugc/brand.contract.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { brandBody, newBrand } from '../testing/brands.ts';

const list = async (token: string, query: object = {}) => (await call(brands.listUgcBrands, { token, query })).data;
const edit = (token: string, id: string, body: Parameters<typeof call<typeof brands.updateUgcBrand>>[1]['body']) =>
  call(brands.updateUgcBrand, { token, params: { id }, body });

it('makes an advertiser that is a client, once, and changes it in both places', async () => {
  const { token } = await signedInUser();
  const body = { ...brandBody, siren: '732 829 320' };
  const headers = { 'idempotency-key': 'one' };
  const { status, data } = await call(brands.createUgcBrand, { token, body, headers });
  expect(status).toBe(201);
  const { brand } = data;
  expect(brand).toMatchObject({ ...brandBody, complete: true, archived: false, aiBrandId: null, version: 2 });
  expect((await call(brands.createUgcBrand, { token, body, headers })).data.brand).toEqual(brand);
  const params = { id: brand.id };
  const { client } = (await call(clients.getClient, { token, params })).data;
  expect(client.legal).toMatchObject({ siren: '732829320', address: '12 rue des Tanneurs\n37000 Tours' });
  const taken = await call(brands.createUgcBrand, { token, body: { name: 'ATELIER FONTAINE' } });
  expect([taken.status, taken.error.reason, taken.error.existingId]).toEqual([409, 'client_name_taken', brand.id]);

  const moved = { line1: 'Rue Neuve 1', line2: 'Boîte 3', postalCode: '1000', city: 'Bruxelles', country: 'BE' };
  const changed = await edit(token, brand.id, { address: moved, sector: 'nicotine', version: brand.version });
  expect(changed.data.brand).toMatchObject({ address: moved, sector: 'nicotine', complete: false, version: 4 });
  expect((await edit(token, brand.id, { name: 'Fontaine', version: brand.version })).status).toBe(409);
  const { data: again } = await edit(token, brand.id, { vatNumber: 'BE0776091951', archived: true, version: 4 });
  expect(again.brand).toMatchObject({ complete: true, archived: true });
  const same = await edit(token, brand.id, { name: brand.name, version: again.brand.version });
  expect(same.data.brand).toEqual(again.brand);
  expect((await edit(token, 'cli_none', { version: 1 })).status).toBe(404);
  const unknown = await edit(token, brand.id, { aiBrandId: 'bnd_none', version: again.brand.version });
  expect(unknown.status).toBe(404);
});

it('lists clients as advertisers, by name, with what the client says', async () => {
  const { token } = await signedInUser();
  const client = await newClientOf(token, {
    name: 'Écume',
    industry: 'travel',
    legal: { address: '4 quai des Brumes\n29200 Brest' },
  });
  const brand = await newBrand(token);
  const all = await list(token);
  expect([all.total, all.items.map(({ id }) => id)]).toEqual([2, [brand.id, client.id]]);
  expect(all.items[1]).toMatchObject({ sector: 'travel', complete: false, version: 1, address: { city: 'Brest' } });
  const first = await list(token, { limit: '1' });
  const second = await list(token, { limit: '1', cursor: first.nextCursor });
  expect([first.items, second.items, second.nextCursor]).toEqual([[all.items[0]], [all.items[1]], null]);
  expect((await list(token, { q: 'atelier f', archived: 'false' })).items).toEqual([brand]);
  // Changed with the client, the address that was given in parts holds no more.
  const { name: _, sector: __, ...identity } = brandBody;
  const legal = { ...identity, address: 'Chez Élise' };
  await call(clients.updateClient, { token, params: { id: brand.id }, body: { legal, version: 1 } });
  expect((await list(token, { q: 'atelier' })).items[0]).toMatchObject({ address: null, complete: false, version: 3 });
});

it.each([
  ['siren', { siren: '732829321' }],
  ['address.country', { address: { ...brandBody.address, country: 'ZZ' } }],
  ['sector', { sector: 'magie' as 'beauty' }],
])('refuses another %s', async (path, said) => {
  const { token } = await signedInUser();
  const { status, error } = await call(brands.createUgcBrand, { token, body: { ...brandBody, ...said } });
  expect([status, error.details?.[0]?.path]).toEqual([400, path]);
});
