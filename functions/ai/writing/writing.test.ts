import { describe, expect, it } from 'vitest';
import { getGeneration, listGenerations } from '../../../shared/ai/generations.contract.ts';
import * as contract from '../../../shared/ai/writing.contract.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { briefBody, newBrand, newBrief, richBrief } from '../testing/brands.ts';

const brief = { ...richBrief, callToAction: 'START_TRIAL' };

const variations = (token: string, body: object) => call(contract.generateVariations, { token, body: body as never });

describe('generateVariations', () => {
  it('keeps texts of the brief, each word with its fact, and the same again for the same seed', async () => {
    const { token } = await signedInUser();
    const { status, data } = await variations(token, { brief });
    expect(status).toBe(200);
    const { generation } = data;
    expect(generation).toMatchObject({
      tool: 'generate_variations',
      outputEngine: 'integre',
      title: 'Le logiciel Planif',
    });
    expect(generation.output.items).toHaveLength(6);
    const ids = new Set(generation.evidence.map(({ id }) => id));
    for (const { texts } of generation.output.items)
      for (const { evidenceIds } of texts) expect(evidenceIds.every((id) => ids.has(id))).toBe(true);
    const again = await variations(token, { brief });
    expect(again.data.generation.output).toEqual(generation.output);
    const { data: kept } = await call(getGeneration, { token, params: { id: generation.id } });
    expect(kept.generation.output).toEqual(generation.output);
    const { items } = (await call(listGenerations, { token, query: { tool: 'generate_variations' } })).data;
    expect(items).toHaveLength(2);
    expect(items[0]?.excerpt).toBe(generation.output.items[0]?.texts[0]?.text.replace(/\s+/g, ' '));
  });

  it('writes what a kept brief and its brand say: claims, forbidden words, mentions', async () => {
    const { token } = await signedInUser();
    const { id: briefId } = await newBrief(token, {
      brief: { ...briefBody.brief, benefits: [...brief.benefits, 'un outil révolutionnaire'] },
    });
    const { id: brandId } = await newBrand(token, { mentions: ['Planif SAS, Lyon.'] });
    const { generation } = (await variations(token, { briefId, brandId, count: 4 })).data;
    expect(generation.brandId).toBe(brandId);
    expect(generation.input.briefId).toBe(briefId);
    expect(generation.warnings.map(({ path }) => path)).toContain('benefits.3');
    expect(generation.evidence.some(({ type }) => type === 'brand')).toBe(true);
    for (const { texts } of generation.output.items) expect(texts[0]?.text).toContain('Planif SAS, Lyon.');
  });

  it('signs with the brand of a kept brief, though nothing else of it is used', async () => {
    const { token } = await signedInUser();
    const { id: brandId } = await newBrand(token, { name: 'Planif SAS', mentions: ['Planif SAS, Lyon.'] });
    const { id: briefId } = await newBrief(token, { brandId });
    const body = { briefId, placements: [{ placement: 'tiktok' as const }] };
    const { generation } = (await call(contract.generatePlatformCopy, { token, body })).data;
    const [text, name] = generation.output.placements[0]?.fields ?? [];
    expect(name?.items.map((item) => item.text)).toEqual(['Planif SAS']);
    expect(text?.items[0]?.text).not.toContain('Lyon');
  });

  it('starts from an ad of the library without taking its words', async () => {
    const { token, user } = await signedInUser();
    const [adId = ''] = await putAds(user.workspaceId, [adContent()]);
    const { generation } = (await variations(token, { brief, adId })).data;
    expect(generation.output.base?.score).toBeGreaterThan(0);
    expect(generation.input.ad?.adId).toBe(adId);
    expect(generation.output.items[0]?.similarityToBase).toBeLessThan(0.5);
  });

  it('refuses what it cannot write from, and says where', async () => {
    const { token } = await signedInUser();
    const { token: stranger } = await signedInUser();
    const { id: briefId } = await newBrief(stranger);
    const { id: brandId } = await newBrand(stranger);
    const refused: [object, number, string?][] = [
      [{}, 400, 'brief'],
      [{ brief, briefId: 'brf_1' }, 400, 'brief'],
      [{ brief: { product: 'Planif', pains: ['les tableurs'] } }, 400, 'brief.benefits'],
      [{ brief: { ...brief, product: '' } }, 400, 'brief.product'],
      [{ brief, count: 13 }, 400, 'count'],
      [{ brief, levers: [] }, 400, 'levers'],
      [{ brief, placement: 'minitel' }, 400, 'placement'],
      [{ brief, adId: 'ads_1', ad: { body: 'Soldes' } }, 400, 'ad'],
      [{ briefId }, 404],
      [{ brief, brandId }, 404],
      [{ brief, adId: 'ads_unknown' }, 404],
      [{ brief, engine: 'bedrock' }, 409],
    ];
    for (const [body, code, path] of refused) {
      const { status, error } = await variations(token, body);
      expect([status, error?.details?.[0]?.path], JSON.stringify(body)).toEqual([code, path]);
    }
  });

  it('is for who may write', async () => {
    const { token, user } = await signedInUser();
    expect((await variations(token, { brief })).status).toBe(200);
    const { token: reader } = await colleagueOf(user, { role: 'member', refusals: ['ai:write'] });
    expect((await variations(reader, { brief })).status).toBe(403);
  });
});

describe('what no text is written for', () => {
  const asks = { ...brief, notes: 'vente d’armes à feu sans permis' };

  it('is refused by every tool, and nothing is kept', async () => {
    const { token } = await signedInUser();
    const { id: briefId } = await newBrief(token, {
      brief: { ...briefBody.brief, benefits: ['de la cocaïne livrée'] },
    });
    const refusals = await Promise.all([
      variations(token, { brief: asks }),
      call(contract.generatePlatformCopy, { token, body: { brief: asks, placements: [{ placement: 'x' }] } }),
      call(contract.generateScript, { token, body: { brief: asks, duration: 15, format: 'ugc' } }),
      variations(token, { briefId }),
      variations(token, { brief, own: true, ad: { body: 'Mort aux juifs' } }),
    ]);
    expect(refusals.map(({ status, error }) => [status, error.reason, error.details?.[0]?.path])).toEqual([
      [400, 'content_refused', 'brief'],
      [400, 'content_refused', 'brief'],
      [400, 'content_refused', 'brief'],
      [400, 'content_refused', 'briefId'],
      [400, 'content_refused', 'brief'],
    ]);
    expect((await call(listGenerations, { token, query: {} })).data.items).toEqual([]);
  });

  it('is not a word that a brief bans, nor one that says something else', async () => {
    const { token } = await signedInUser();
    const benefits = [...brief.benefits, 'garder une arme secrète'];
    expect((await variations(token, { brief: { ...brief, benefits, banned: ['cocaïne'] } })).status).toBe(200);
  });
});

describe('generatePlatformCopy', () => {
  it('fills the fields that are asked for, at their lengths', async () => {
    const { token } = await signedInUser();
    const placements = [{ placement: 'google_search', counts: { headline: 5 } }, { placement: 'snapchat' }] as const;
    const { status, data } = await call(contract.generatePlatformCopy, {
      token,
      body: { brief, placements: [...placements] },
    });
    expect(status).toBe(200);
    const [google, snapchat] = data.generation.output.placements;
    expect(google?.fields.find(({ field }) => field === 'headline')?.items).toHaveLength(5);
    expect(snapchat?.fields.map(({ field }) => field)).toEqual(['headline', 'brandName']);
    for (const { fields } of data.generation.output.placements)
      for (const { items, max } of fields) for (const { length } of items) expect(length).toBeLessThanOrEqual(max);
    const none = await call(contract.generatePlatformCopy, { token, body: { brief, placements: [] } });
    expect([none.status, none.error.details?.[0]?.path]).toEqual([400, 'placements']);
  });
});

describe('generateScript', () => {
  it('writes what is said to the last second; a creator says what it is', async () => {
    const { token } = await signedInUser();
    const body = { brief, duration: 30, format: 'ugc', diffusion: 'creator' } as const;
    const { status, data } = await call(contract.generateScript, { token, body });
    expect(status).toBe(200);
    const { beats, mentions, hooks } = data.generation.output;
    expect([beats[0]?.from, beats.at(-1)?.to]).toEqual([0, 30]);
    expect(hooks).toHaveLength(3);
    expect(mentions).toEqual(['Collaboration commerciale']);
    const odd = await call(contract.generateScript, { token, body: { ...body, duration: 45 as never } });
    expect([odd.status, odd.error.details?.[0]?.path]).toEqual([400, 'duration']);
  });
});
