import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/ai/brands.contract.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { brandBody, newBrand } from '../testing/brands.ts';

const create = (token: string, body: object) => call(contract.createBrand, { token, body: body as never });
const update = (token: string, id: string, body: object) =>
  call(contract.updateBrand, { token, params: { id }, body: body as never });
const measure = (token: string, id: string, body: object) =>
  call(contract.measureBrandVoice, { token, params: { id }, body: body as never });

describe('brands', () => {
  it('hold a voice, words and claims with what proves them', async () => {
    const { token } = await signedInUser();
    const brand = await newBrand(token);
    expect(brand).toMatchObject({
      ...{ name: 'Planif', website: 'https://planif.example', description: null, vocabulary: [], version: 1 },
      claims: [
        {
          id: expect.stringMatching(/^clm_/),
          source: { label: 'Étude Agences 2026', url: null },
          validUntil: null,
        },
      ],
    });
    const read = await call(contract.getBrand, { token, params: { id: brand.id } });
    expect(read.data.brand).toEqual(brand);
    const bare = (await create(token, { name: 'Nue' })).data.brand;
    expect(bare).toMatchObject({ website: null, claims: [], voice: { register: null, tones: [] }, profile: null });
  });

  it('change where something is said, and keep the rest and the ids of claims', async () => {
    const { token } = await signedInUser();
    const { id, claims } = await newBrand(token);
    const [claim] = claims;
    const body = {
      website: null,
      claims: [
        { ...claim, validUntil: '2026-01-01' },
        { ...claim, text: 'Autre' },
      ],
    };
    const { brand } = (await update(token, id, { ...body, version: 1 })).data;
    expect(brand).toMatchObject({ website: null, banned: ['révolutionnaire'], version: 2 });
    expect(brand.claims[0]).toEqual({ ...claim, validUntil: '2026-01-01' });
    expect(brand.claims[1]?.id).not.toBe(claim?.id);
    expect((await update(token, id, { name: 'Autre', version: 1 })).error.code).toBe('conflict');
    expect((await update(token, id, { name: 'Planif', version: 2 })).data.brand.version).toBe(2);
  });

  it('are listed in short, the newest first, with the claims that may be said no more', async () => {
    const { token } = await signedInUser();
    for (const name of ['Une', 'Deux', 'Trois'])
      await newBrand(token, { name, claims: [{ ...brandBody.claims?.[0], validUntil: '2026-01-01' }] });
    const first = await call(contract.listBrands, { token, query: { limit: '2' } });
    expect(first.data.items).toMatchObject([
      { name: 'Trois', register: 'vous', claims: 1, expiredClaims: 1 },
      { name: 'Deux' },
    ]);
    expect(JSON.stringify(first.data)).not.toContain('Étude');
    const cursor = first.data.nextCursor ?? '';
    const second = await call(contract.listBrands, { token, query: { limit: '2', cursor } });
    expect(second.data).toMatchObject({ items: [{ name: 'Une' }], nextCursor: null });
  });

  it('are as many as the plan says, whatever comes at once', async () => {
    const { token } = await signedInUser({}, { plan: 'starter', trialEndsAt: '2026-01-01T00:00:00.000Z' });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(token, { name })));
    const refused = answers.filter(({ status }) => status === 402);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([3, 1]);
    expect(refused[0]?.error).toMatchObject({
      code: 'plan_limit',
      details: [
        { path: 'limit', message: '3' },
        { path: 'use', message: '3' },
      ],
    });
    const made = answers.find(({ status }) => status === 201)?.data.brand.id ?? '';
    await call(contract.deleteBrand, { token, params: { id: made } });
    expect((await create(token, { name: 'e' })).status).toBe(201);
  });

  it('say which field is wrong', async () => {
    const { token } = await signedInUser();
    const claim = { text: 'Le premier', source: { label: 'Étude' } };
    const refusals: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ website: 'planif' }, 'website'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ industry: 'magie' }, 'industry'],
      [{ banned: Array(101).fill('mot') }, 'banned'],
      [{ voice: { register: 'nous' } }, 'voice.register'],
      [{ claims: [{ text: 'Le premier' }] }, 'claims.0.source'],
      [{ claims: [{ ...claim, validUntil: 'demain' }] }, 'claims.0.validUntil'],
      [{ samples: ['a'.repeat(1_001)] }, 'samples.0'],
      [{ colour: 'red' }, 'colour'],
    ];
    for (const [body, path] of refusals) {
      const { status, error } = await create(token, { ...brandBody, ...body });
      expect([status, error.details?.[0]?.path], path).toEqual([400, path]);
    }
  });

  it('are of their workspace alone, and of who may', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const { id } = await newBrand(owner.token);
    expect((await call(contract.getBrand, { token: stranger.token, params: { id } })).status).toBe(404);
    expect((await update(stranger.token, id, { name: 'x', version: 1 })).status).toBe(404);
    expect((await call(contract.deleteBrand, { token: stranger.token, params: { id } })).status).toBe(404);
    expect((await measure(stranger.token, id, { texts: ['a', 'b', 'c'] })).status).toBe(404);
    const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
    expect((await create(viewer.token, brandBody)).status).toBe(403);
  });
});

describe('measureBrandVoice', () => {
  const texts = [
    'Vos plannings se remplissent seuls. Gagnez vos lundis\u00a0!',
    'Planif remplit vos plannings. Essayez sans carte.',
    'Un planning clair, une équipe calme. Planif le fait.',
  ];

  it('says how texts are written, given or of the library, and keeps nothing', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newBrand(token);
    const { profile } = (await measure(token, id, { texts })).data;
    // 5 + 3, 4 + 3 and 6 + 3 words in six sentences; one exclamation.
    expect(profile).toMatchObject({ wordsPerSentence: 4, emojisPer100Words: 0, exclamationsPer100Words: 4.2 });
    expect(profile).toMatchObject({ register: 'vous', favouriteWords: ['planif', 'plannings'] });
    const adIds = await putAds(
      user.workspaceId,
      texts.map((body) => adContent({ body })),
    );
    expect((await measure(token, id, { adIds })).data.profile).toEqual(profile);
    const brand = await call(contract.getBrand, { token, params: { id } });
    expect(brand.data.brand.profile).toBeNull();
    const kept = await update(token, id, { profile, version: 1 });
    expect(kept.data.brand.profile).toEqual(profile);
  });

  it('refuses too few texts, two kinds at once, and ads that are not seen', async () => {
    const { token } = await signedInUser();
    const { id } = await newBrand(token);
    for (const body of [
      {},
      { texts: texts.slice(1) },
      { texts, adIds: ['a', 'b', 'c'] },
      { texts: Array(31).fill('a') },
    ])
      expect((await measure(token, id, body)).error.details?.[0]?.path).toBe('texts');
    expect((await measure(token, id, { adIds: ['ads_1', 'ads_2', 'ads_3'] })).status).toBe(404);
  });
});
