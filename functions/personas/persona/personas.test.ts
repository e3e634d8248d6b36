import { describe, expect, it } from 'vitest';
import { deleteBrand } from '../../../shared/ai/brands.contract.ts';
import { listRecommendations } from '../../../shared/ai/recommendations.contract.ts';
import * as contract from '../../../shared/personas/persona.contract.ts';
import { searchEverything } from '../../../shared/search/search.contract.ts';
import { newBrand } from '../../ai/testing/brands.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect, search } from '../../prospects/testing/prospects.ts';
import { newPersona, personaBody } from '../testing/personas.ts';

const create = (token: string, body: object) => call(contract.createPersona, { token, body: body as never });
const update = (token: string, id: string, body: object) =>
  call(contract.updatePersona, { token, params: { id }, body: body as never });
const read = (token: string, id: string) => call(contract.getPersona, { token, params: { id } });

describe('personas', () => {
  it('hold what is known of the kind of people, with where it comes from and what is missing', async () => {
    const { token } = await signedInUser();
    const source = { path: 'pains.1', type: 'ad', ref: 'ads_1', label: 'Planif', count: 4, share: 0.5 };
    const unsaid = { path: 'tone', type: 'brief', ref: null, label: 'Brief', count: null, share: null };
    const persona = await newPersona(token, { sources: [source, unsaid] });
    expect(persona).toMatchObject({
      ...{ kind: 'b2b', companySize: null, avoid: [], awareness: null, brandId: null, version: 1 },
      objections: [{ objection: 'c’est trop cher', answer: 'sans engagement' }],
      match: { industries: ['fashion'], jobLevels: ['executive'], companySizes: [], countries: [] },
      // Nine of eleven parts.
      ...{ completeness: 82, missing: ['triggers', 'awareness'] },
    });
    expect(persona.sources.find(({ path }) => path === 'pains.1')).toEqual(source);
    expect(persona.sources.find(({ path }) => path === 'job')).toMatchObject({
      type: 'person',
      label: 'Écrit à la main',
    });
    expect(persona.sources.map(({ path }) => path)).not.toContain('tone');
    expect((await read(token, persona.id)).data.persona).toEqual(persona);
    const bare = (await create(token, { name: 'Nue' })).data.persona;
    expect(bare).toMatchObject({ completeness: 0, sources: [], matches: null });
    expect(bare.missing).toHaveLength(11);
    expect((await create(token, { name: 'Nue', kind: 'b2c' })).data.persona.missing).toContain('ageRange');
  });

  it('change where something is said, over the version that was read; what says the same keeps its source', async () => {
    const { token } = await signedInUser();
    const source = { path: 'pains.1', type: 'ad', ref: 'ads_1', label: 'Planif', count: 4, share: 0.5 } as const;
    const { id } = await newPersona(token, { sources: [source, { ...source, path: 'job' }] });
    const pains = ['autre chose', 'payer des annonces que personne ne regarde', 'encore'];
    const { persona } = (await update(token, id, { pains: pains.slice(1), job: null, version: 1 })).data;
    expect(persona).toMatchObject({ job: null, register: 'vous', version: 2 });
    expect(persona.sources.filter(({ type }) => type === 'ad')).toEqual([{ ...source, path: 'pains.0' }]);
    expect((await update(token, id, { name: 'Autre', version: 1 })).error.code).toBe('conflict');
    expect((await update(token, id, { register: 'vous', version: 2 })).data.persona.version).toBe(2);
  });

  it('say who resembles them now, as the search finds them, to who may read prospects', async () => {
    const { token, workspace } = await signedInUser();
    const like = { industry: 'Mode & bijoux', jobTitle: 'Gérante' } as const;
    for (const body of [
      { lastName: 'Un', ...like, status: 'won' },
      { lastName: 'Deux', ...like, status: 'lost' },
      { lastName: 'Trois', ...like },
      { lastName: 'Autre', industry: 'Mode & bijoux', jobTitle: 'Responsable' },
    ] as const)
      await newProspect(token, body);
    const { id, matches } = await newPersona(token);
    expect(matches).toMatchObject({ prospects: 3, won: 1, closed: 2 });
    expect(Object.values(matches?.byGrade ?? {}).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await search(token, { industry: 'fashion', jobLevel: 'executive' })).total).toBe(3);
    await newProspect(token, { lastName: 'Quatre', ...like });
    await newPersona(token, { match: { industries: ['fashion'] } });
    const { items } = (await call(contract.listPersonas, { token, query: {} })).data;
    expect(items.map((one) => one.matches?.prospects)).toEqual([5, 4]);
    const blind = await colleagueOf(workspace, { role: 'member', refusals: ['prospects:read'] });
    expect((await read(blind.token, id)).data.persona.matches).toBeNull();
  });

  it('are listed page after page, by words and brand, and keep a brand that is gone', async () => {
    const { token } = await signedInUser();
    const { id: brandId } = await newBrand(token);
    for (const name of ['Une', 'Deux', 'Trois']) await newPersona(token, { name, ...(name !== 'Deux' && { brandId }) });
    const list = async (query: object) => (await call(contract.listPersonas, { token, query })).data;
    const first = await list({ limit: '2' });
    expect(first.items.map(({ name }) => name)).toEqual(['Trois', 'Deux']);
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['Une'], null]);
    expect((await list({ brandId, limit: '1' })).items.map(({ name }) => name)).toEqual(['Trois']);
    expect((await list({ q: 'DEU' })).items.map(({ name }) => name)).toEqual(['Deux']);
    expect((await list({ q: 'gerant boutiq' })).items).toHaveLength(3);
    await call(deleteBrand, { token, params: { id: brandId } });
    expect((await list({ brandId })).items).toHaveLength(2);
  });

  it('are as many as the plan says, whatever comes at once, and made once under a key', async () => {
    const { token } = await signedInUser({}, { plan: 'starter', trialEndsAt: '2026-01-01T00:00:00.000Z' });
    const asked = { token, body: personaBody, headers: { 'idempotency-key': 'p1' } };
    const twice = await Promise.all([call(contract.createPersona, asked), call(contract.createPersona, asked)]);
    expect(new Set(twice.map(({ data }) => data.persona.id)).size).toBe(1);
    const answers = await Promise.all(Array.from({ length: 11 }, (_, at) => create(token, { name: `P${at}` })));
    const refused = answers.filter(({ status }) => status === 402);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([9, 2]);
    expect(refused[0]?.error).toMatchObject({
      reason: 'persona_limit',
      details: [
        { path: 'limit', message: '10' },
        { path: 'use', message: '10' },
      ],
    });
    const params = { id: twice[0]?.data.persona.id ?? '' };
    expect((await call(contract.deletePersona, { token, params })).data).toEqual(params);
    expect((await call(contract.deletePersona, { token, params })).status).toBe(404);
    expect((await create(token, { name: 'Encore' })).status).toBe(201);
  });

  it('say which field is wrong', async () => {
    const { token } = await signedInUser();
    const source = { path: 'job', type: 'ad', label: 'x' };
    const refusals: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'a'.repeat(81) }, 'name'],
      [{ pains: Array(13).fill('a') }, 'pains'],
      [{ pains: ['a'.repeat(201)] }, 'pains.0'],
      [{ pains: ['a\u0000'] }, 'pains.0'],
      [{ ageRange: { min: 40, max: 30 } }, 'ageRange.max'],
      [{ ageRange: { min: -1, max: 30 } }, 'ageRange.min'],
      [{ channels: ['minitel'] }, 'channels.0'],
      [{ register: 'nous' }, 'register'],
      [{ objections: [{ answer: 'Non' }] }, 'objections.0.objection'],
      [{ match: { jobLevels: ['chef'] } }, 'match.jobLevels.0'],
      [{ match: { industries: Array(11).fill('a') } }, 'match.industries'],
      [{ sources: [{ ...source, path: '__proto__' }] }, 'sources.0.path'],
      [{ sources: [{ ...source, share: 2 }] }, 'sources.0.share'],
      [{ completeness: 100 }, 'completeness'],
    ];
    for (const [body, path] of refusals) {
      const { status, error } = await create(token, { ...personaBody, ...body });
      expect([status, error.details?.[0]?.path], path).toEqual([400, path]);
    }
    const hostile = '"><script>alert(1)</script> \u202e =cmd()';
    expect((await create(token, { name: hostile, pains: [hostile] })).data.persona).toMatchObject({ name: hostile });
  });

  it('are of their workspace alone, and of who may', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const { id } = await newPersona(owner.token);
    const { id: theirs } = await newBrand(stranger.token);
    expect((await read(stranger.token, id)).status).toBe(404);
    expect((await update(stranger.token, id, { name: 'x', version: 1 })).status).toBe(404);
    expect((await call(contract.deletePersona, { token: stranger.token, params: { id } })).status).toBe(404);
    expect((await call(contract.listPersonas, { token: stranger.token, query: {} })).data.items).toEqual([]);
    expect((await create(owner.token, { ...personaBody, brandId: theirs })).status).toBe(404);
    expect((await update(owner.token, id, { brandId: theirs, version: 1 })).status).toBe(404);
    const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
    expect((await create(viewer.token, personaBody)).status).toBe(403);
    expect((await read(viewer.token, id)).status).toBe(200);
  });

  it('are seen as if nobody else had any, though another workspace has five hundred', async () => {
    const [mine, other] = await Promise.all([signedInUser(), signedInUser({}, { plan: 'enterprise' })]);
    await newProspect(mine.token, { lastName: 'Un', industry: 'Mode & bijoux', jobTitle: 'Gérante' });
    const own = await newPersona(mine.token);
    const seen = async () => ({
      listed: (await call(contract.listPersonas, { token: mine.token, query: {} })).data,
      found: (await call(contract.listPersonas, { token: mine.token, query: { q: 'boutique' } })).data,
      read: (await read(mine.token, own.id)).data,
      anywhere: (await call(searchEverything, { token: mine.token, query: { q: 'boutique' } })).data,
      advised: (await call(listRecommendations, { token: mine.token, query: { limit: 20 } as never })).data,
    });
    const before = await seen();
    const theirs: string[] = [];
    for (let round = 0; round < 20; round++)
      theirs.push(
        ...(await Promise.all(Array.from({ length: 25 }, () => newPersona(other.token)))).map(({ id }) => id),
      );
    expect(new Set(theirs).size).toBe(500);
    expect(await seen()).toEqual(before);
    expect(before.listed.items.map(({ id }) => id)).toEqual([own.id]);
    for (const id of theirs.slice(-3)) expect((await read(mine.token, id)).status).toBe(404);
    expect((await create(mine.token, { name: 'Deuxième' })).status).toBe(201);
  });
});
