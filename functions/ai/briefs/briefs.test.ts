import { expect, it } from 'vitest';
import { deleteBrand } from '../../../shared/ai/brands.contract.ts';
import * as contract from '../../../shared/ai/briefs.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { briefBody, newBrand, newBrief } from '../testing/brands.ts';

const create = (token: string, body: object) => call(contract.createBrief, { token, body: body as never });
const update = (token: string, id: string, body: object) =>
  call(contract.updateBrief, { token, params: { id }, body: body as never });
const read = (token: string, id: string) => call(contract.getBrief, { token, params: { id } });

it('a brief keeps facts under a brand, which may go without it', async () => {
  const { token } = await signedInUser();
  const { id: brandId } = await newBrand(token);
  const brief = await newBrief(token, { brandId });
  expect(brief).toMatchObject({
    ...{ name: 'Rentrée', brandId, personaId: null, version: 1 },
    brief: {
      product: 'le logiciel Planif',
      benefits: ['remplir vos plannings en une heure'],
      features: [],
      proofs: [{ text: '4 200 agences l’utilisent' }, { text: '4,8 sur 5', source: 'Avis vérifiés' }],
      isNew: false,
    },
  });
  expect((await read(token, brief.id)).data.brief).toEqual(brief);
  await call(deleteBrand, { token, params: { id: brandId } });
  expect((await read(token, brief.id)).data.brief).toEqual(brief);
  expect((await update(token, brief.id, { name: 'Hiver', version: 1 })).data.brief).toMatchObject({
    brandId,
    version: 2,
  });
  expect((await update(token, brief.id, { brandId: null, version: 2 })).data.brief.brandId).toBeNull();
});

it('a brief is changed over the version that was read, or left when it says the same', async () => {
  const { token } = await signedInUser();
  const { id, brief } = await newBrief(token);
  const edit = { ...briefBody.brief, benefits: [], offer: '14 jours gratuits' };
  const { data } = await update(token, id, { brief: edit, version: 1 });
  expect(data.brief).toMatchObject({ brief: { ...brief, benefits: [], offer: '14 jours gratuits' }, version: 2 });
  expect((await update(token, id, { brief: edit, version: 2 })).data.brief.version).toBe(2);
  expect((await update(token, id, { name: 'Autre', version: 1 })).error.code).toBe('conflict');
});

it('briefs are listed page after page, deleted, and made once under a key', async () => {
  const { token } = await signedInUser();
  for (const name of ['Une', 'Deux', 'Trois']) await newBrief(token, { name });
  const first = await call(contract.listBriefs, { token, query: { limit: '2' } });
  expect(first.data.items.map(({ name }) => name)).toEqual(['Trois', 'Deux']);
  const second = await call(contract.listBriefs, { token, query: { limit: '2', cursor: first.data.nextCursor ?? '' } });
  const [last] = second.data.items;
  expect([last?.name, second.data.nextCursor]).toEqual(['Une', null]);
  const params = { id: last?.id ?? '' };
  expect((await call(contract.deleteBrief, { token, params })).data).toEqual(params);
  expect((await call(contract.deleteBrief, { token, params })).status).toBe(404);
  const asked = { token, body: briefBody, headers: { 'idempotency-key': 'b1' } };
  const [one, two] = await Promise.all([call(contract.createBrief, asked), call(contract.createBrief, asked)]);
  expect(two.data.brief.id).toBe(one.data.brief.id);
});

it('a brief says which field is wrong, and is of its workspace alone', async () => {
  const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
  const { token } = owner;
  const { product } = briefBody.brief;
  const refusals: [object, string][] = [
    [{ name: '' }, 'name'],
    [{ brief: {} }, 'brief.product'],
    [{ brief: { product: 'a'.repeat(121) } }, 'brief.product'],
    [{ brief: { product, benefits: Array(9).fill('a') } }, 'brief.benefits'],
    [{ brief: { product, benefits: ['a'.repeat(201)] } }, 'brief.benefits.0'],
    [{ brief: { product, objections: [{ answer: 'Non' }] } }, 'brief.objections.0.objection'],
    [{ brief: { product, url: 'ftp://planif.example' } }, 'brief.url'],
    [{ brief: { product, deadline: 'demain' } }, 'brief.deadline'],
    [{ brief: { product, colour: 'red' } }, 'brief.colour'],
  ];
  for (const [body, path] of refusals) {
    const { status, error } = await create(token, { ...briefBody, ...body });
    expect([status, error.details?.[0]?.path], path).toEqual([400, path]);
  }
  const { id: theirs } = await newBrand(stranger.token);
  expect((await create(token, { ...briefBody, brandId: theirs })).status).toBe(404);
  const { id } = await newBrief(token);
  expect((await read(stranger.token, id)).status).toBe(404);
  expect((await update(stranger.token, id, { name: 'x', version: 1 })).status).toBe(404);
  expect((await update(token, id, { brandId: theirs, version: 1 })).status).toBe(404);
  const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
  expect((await create(viewer.token, briefBody)).status).toBe(403);
});
