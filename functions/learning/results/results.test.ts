import { describe, expect, it } from 'vitest';
import { generateVariations } from '../../../shared/ai/writing.contract.ts';
import * as imports from '../../../shared/learning/imports.contract.ts';
import * as contract from '../../../shared/learning/results.contract.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';

type Query = Parameters<typeof call<typeof contract.listResults>>[1]['query'];
const listed = async (token: string, query: object = {}) =>
  (await call(contract.listResults, { token, query: query as Query })).data;
const summary = async (token: string, query: object = {}) =>
  (await call(contract.getResultSummary, { token, query: query as never })).data;

const header = 'Ad name,Body,Day,Impressions,Link clicks,Purchases,Amount spent (EUR),Purchases conversion value';
const file = (...lines: string[]) => ({ csv: [header, ...lines].join('\n'), platform: 'facebook' });
const may = [
  'Vidéo hiver,Marre des tableurs ?,2026-05-01,1000,20,2,10.50,80',
  'Vidéo hiver,Marre des tableurs ?,2026-05-02,3000,40,3,20,120.5',
  'Image été,Livraison offerte dès 30 €.,2026-05-01,6000,30,1,9.5,40',
];

describe('results', () => {
  it('are the ads of all imports, their days summed', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may));
    const { items, total, nextCursor } = await listed(token);
    expect([total, nextCursor]).toEqual([2, null]);
    expect(items[0]).toMatchObject({
      ...{ name: 'Image été', platform: 'facebook', format: 'image', ctr: 0.005, cpa: 9.5, hookRate: null },
      counters: { impressions: 6000, clicks: 30, conversions: 1, spend: 9.5, revenue: 40, videoViews3s: null },
    });
    expect(items[1]).toMatchObject({
      ...{ name: 'Vidéo hiver', text: 'Marre des tableurs ?', format: 'video', ctr: 0.015, from: '2026-05-01' },
      ...{ to: '2026-05-02', generation: null, hypothesis: null, conversionRate: 0.0833 },
    });
    expect(items[1]?.features.map(({ feature, value }) => `${feature}:${value}`)).toEqual(
      expect.arrayContaining(['hook:question', 'format:video', 'question:yes']),
    );
    expect(items[1]?.id).toMatch(/^res_[0-9a-f]{24}$/);
  });

  it('are sorted, searched and filtered, a page at a time', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may, 'Texte seul,Essai gratuit.,2026-06-01,500,50,0,1,0'));
    const names = async (query: object) => (await listed(token, query)).items.map(({ name }) => name);
    expect(await names({ sort: 'impressions' })).toEqual(['Image été', 'Vidéo hiver', 'Texte seul']);
    expect(await names({ sort: 'ctr' })).toEqual(['Texte seul', 'Vidéo hiver', 'Image été']);
    expect(await names({ sort: 'newest' })).toEqual(['Texte seul', 'Vidéo hiver', 'Image été']);
    expect(await names({ sort: 'conversion_rate' })).toEqual(['Vidéo hiver', 'Image été', 'Texte seul']);
    // A cost of nothing that was bought is none.
    expect(await names({ sort: 'cpa' })).toEqual(['Vidéo hiver', 'Image été', 'Texte seul']);
    expect(await names({ q: 'ETE' })).toEqual(['Image été']);
    expect(await names({ q: 'offerte livraison' })).toEqual(['Image été']);
    expect(await names({ format: 'video' })).toEqual(['Vidéo hiver']);
    expect(await names({ feature: 'hook:question' })).toEqual(['Vidéo hiver']);
    expect(await names({ without: 'hook:question' })).toEqual(['Image été', 'Texte seul']);
    expect(await names({ feature: 'hook:rien' })).toEqual([]);
    expect(await names({ platform: 'tiktok' })).toEqual([]);
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(token, { limit: '1', ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Image été', 'Vidéo hiver', 'Texte seul']);
    for (const rawQuery of ['sort=magie', 'feature=x', 'format=gif', 'limit=0', 'cursor=x'])
      expect((await callRaw(contract.listResults, { token, rawQuery })).status, rawQuery).toBe(400);
  });

  it('stand with those whose words are known first where that is asked, and are told together', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may, 'Nue,,2026-06-01,9000,45,0,1,0'));
    const names = async (query: object) => (await listed(token, query)).items.map(({ name }) => name);
    expect(await names({ sort: 'text' })).toEqual(['Image été', 'Vidéo hiver', 'Nue']);
    expect(await names({ text: 'with' })).toEqual(['Image été', 'Vidéo hiver']);
    expect(await names({ text: 'without' })).toEqual(['Nue']);
    expect((await listed(token)).together).toMatchObject({ ads: 3, withText: 2, impressions: 19_000, clicks: 135 });
    const { together } = await listed(token, { q: 'video' });
    expect(together).toMatchObject({ ads: 1, withText: 1, ctr: 0.015, cpa: 6.1 });
    const { nextCursor } = await listed(token, { limit: '1' });
    expect((await listed(token, { limit: '1', cursor: nextCursor ?? '' })).together).toBeNull();
  });

  it('count a day once: the newest import has it, and without it the one before', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may));
    const { id } = await imported(token, file('Image été,Livraison offerte dès 30 €.,2026-05-01,7000,35,2,12,50'));
    expect((await summary(token)).impressions).toBe(11_000);
    await call(imports.deleteResultImport, { token, params: { id } });
    expect((await summary(token)).impressions).toBe(10_000);
  });

  it('get their texts from a second file', async () => {
    const { token } = await signedInUser();
    await imported(token, { csv: 'Ad name,Impressions,Clicks\nNue,1000,20', platform: 'facebook' });
    expect((await listed(token)).items[0]?.text).toBeNull();
    const run = await imported(token, { csv: 'Ad name,Body\nnue,Essai gratuit de 14 jours.' });
    expect(run.joined).toBe(1);
    const [ad] = (await listed(token)).items;
    expect(ad).toMatchObject({ text: 'Essai gratuit de 14 jours.', counters: { impressions: 1000 } });
    expect(ad?.features).toContainEqual(expect.objectContaining({ feature: 'offer', value: 'free_trial' }));
  });
});

describe('getResultSummary', () => {
  it('says sums and ratios of sums, by platform and in a period', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may));
    const all = await summary(token);
    expect(all).toMatchObject({
      ...{ ads: 2, rows: 3, withText: 2, withFormat: 2, impressions: 10_000, clicks: 90, conversions: 6, spend: 40 },
      ...{ revenue: 240.5, ctr: 0.009, cpa: 6.6667, roas: 6.0125, currency: 'EUR', from: '2026-05-01' },
      ...{ to: '2026-05-02', fromGenerations: 0, fromCampaigns: 0 },
    });
    expect(all.byPlatform).toEqual([expect.objectContaining({ platform: 'facebook', label: 'Facebook', ads: 2 })]);
    expect(await summary(token, { from: '2026-05-02' })).toMatchObject({ ads: 1, rows: 1, impressions: 3000 });
    expect(await summary(token, { platform: 'tiktok' })).toMatchObject({ ads: 0, impressions: null, byPlatform: [] });
    const { token: nobody } = await signedInUser();
    expect(await summary(nobody)).toMatchObject({ ads: 0, rows: 0, ctr: null, currency: null, from: null });
  });

  it('adds no money of two currencies', async () => {
    const { token } = await signedInUser();
    await imported(token, file(...may));
    const dollars = header.replace('EUR', 'USD');
    await imported(token, { csv: `${dollars}\nAutre,,2026-05-01,500,5,1,70,7`, platform: 'facebook' });
    expect(await summary(token)).toMatchObject({ impressions: 10_500, spend: 40, revenue: 240.5, currency: 'EUR' });
  });

  it('counts the ads of the product’s campaigns, once where a file has them too, for whoever may read them', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newCampaign(token, { name: 'Soldes', platform: 'meta' });
    await record(token, id, [
      { date: '2026-05-01', adId: '77', adName: 'Vidéo hiver', impressions: 500, linkClicks: 9 },
      { date: '2026-06-03', adId: '77', adName: 'Vidéo hiver', impressions: 800, linkClicks: 8 },
    ]);
    expect(await summary(token)).toMatchObject({ ads: 1, impressions: 1300, clicks: 17, fromCampaigns: 1 });
    // As a file would: nothing but its name says it.
    expect((await listed(token)).items[0]?.format).toBe('video');
    // The file has May; June is the campaign's.
    await imported(token, file(...may));
    expect(await summary(token)).toMatchObject({ ads: 2, impressions: 10_800, fromCampaigns: 0 });
    const blind = await colleagueOf(user, { role: 'member', refusals: ['campaigns:read'] });
    expect(await summary(blind.token)).toMatchObject({ ads: 2, impressions: 10_000 });
  });
});

describe('updateResult', () => {
  const change = (token: string, id: string, body: object) =>
    call(contract.updateResult, { token, params: { id }, body: body as never });

  it('gives an ad its text, measured at once, and takes it back', async () => {
    const { token } = await signedInUser();
    await imported(token, { csv: 'Ad name,Impressions,Clicks\nNue,1000,20', platform: 'facebook' });
    const [{ id } = { id: '' }] = (await listed(token)).items;
    const { data } = await change(token, id, { text: 'Marre des tableurs ?', format: 'video' });
    expect(data.result).toMatchObject({ text: 'Marre des tableurs ?', format: 'video' });
    expect((await listed(token, { feature: 'hook:question' })).items).toHaveLength(1);
    await change(token, id, { text: 'Essai gratuit.' });
    expect((await listed(token)).items[0]).toMatchObject({ text: 'Essai gratuit.', format: 'video' });
    await change(token, id, { text: null, format: null });
    expect((await listed(token)).items[0]).toMatchObject({ text: null, format: 'unknown' });
    // Nothing is left to take back.
    expect((await change(token, id, { text: null })).status).toBe(200);
  });

  it('knows no ad of others, and refuses what it cannot keep', async () => {
    const [mine, other] = [await signedInUser(), await signedInUser()];
    await imported(other.token, file(...may));
    const [{ id } = { id: '' }] = (await listed(other.token)).items;
    expect((await change(mine.token, id, { text: 'x' })).status).toBe(404);
    expect((await change(other.token, id, { text: 'x'.repeat(5_001) })).status).toBe(400);
    expect((await change(other.token, id, { format: 'gif' })).status).toBe(400);
    const viewer = await colleagueOf(other.user, { role: 'viewer' });
    expect((await change(viewer.token, id, { text: 'x' })).status).toBe(403);
  });
});

describe('keys', () => {
  it('bring a result back to the text that it is of, and answer its hypothesis', async () => {
    const { token } = await signedInUser();
    const brief = {
      product: 'le logiciel Planif',
      benefits: ['gagner deux heures par semaine', 'partager le planning avec toute l’équipe'],
      pains: ['refaire le planning chaque lundi'],
      proofs: ['Noté 4,8/5 par 312 restaurants'],
      offer: 'Essai gratuit de 14 jours',
    };
    const { data } = await call(generateVariations, { token, body: { brief, count: 3 } as never });
    const { id, keys } = data.generation;
    const [first, second] = Object.entries(keys);
    if (!first || !second) throw new Error('Two variations are expected');
    const import_ = (more: number) =>
      imported(token, {
        csv: [
          'Ad name,Impressions,Clicks',
          `Base · ${first[1]},40000,400`,
          `Autre · ${second[1]},40000,${400 + more}`,
        ].join('\n'),
        platform: 'facebook',
      });
    await import_(300);
    const found = async () => (await listed(token, { q: 'autre' })).items[0];
    expect(await found()).toMatchObject({
      ...{ key: second[1], generation: { id, itemId: second[0] } },
      hypothesis: { state: 'true', text: expect.stringContaining('elle l’emporte') },
    });
    await import_(0);
    expect((await found())?.hypothesis?.state).toBe('false');
    await imported(token, { csv: `Ad name,Impressions,Clicks\nAutre · ${second[1]},900,20`, platform: 'facebook' });
    expect((await found())?.hypothesis?.state).toBe('too_soon');
    expect(await summary(token)).toMatchObject({ fromGenerations: 2 });
    await imported(token, { csv: 'Ad name,Impressions,Clicks\nD’ailleurs · R7K2QX,100,2\nSans,100,2' });
    const told = (await listed(token, { sort: 'impressions' })).items.map(({ key, generation }) => [
      key,
      generation?.id,
    ]);
    expect(told.slice(-2)).toEqual(
      expect.arrayContaining([
        ['R7K2QX', undefined],
        [null, undefined],
      ]),
    );
  });
});
