import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getMarket } from '../../../shared/ai/market.contract.ts';
import { adContent, daysAgo, putAds } from '../../ads/testing/ads.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newGeneration } from '../testing/generations.ts';

const market = (token: string, query: object = {}) => call(getMarket, { token, query: query as never });

/** Twelve advertisers with ads that ask and ads that do not; those that ask last, four times in five. */
const ads = Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
  Array.from({ length: 10 }, (_, number) => {
    const asks = number < 5;
    const lasts = asks ? number !== 0 : number === 9;
    return adContent({
      advertiser: { id: `market-${at}`, name: `Maison ${at}`, url: null },
      body: `La crème ${randomUUID().replace(/[^a-f]/g, '')} sent bon${asks ? ' ?' : ', vraiment.'}`,
      industry: at < 3 ? 'pets' : 'beauty',
      startedAt: daysAgo(100),
      endedAt: lasts ? null : daysAgo(90),
    });
  }),
);

describe('getMarket', () => {
  it('says which features those ads have that last, of the workspace’s own ads', async () => {
    const { token, user } = await signedInUser();
    await putAds(user.workspaceId, ads);
    const { status, data } = await market(token, { source: 'own' });
    expect(status).toBe(200);
    expect(data.population).toEqual({
      ...{ ads: 120, advertisers: 12, from: daysAgo(100), to: daysAgo(100), industry: null, unread: 0 },
    });
    const asking = data.items.find(({ feature }) => feature === 'question');
    expect(asking).toMatchObject({
      adsWith: 60,
      adsWithout: 60,
      clusters: 12,
      rateWith: 0.8,
      rateWithout: 0.2,
      lift: 4,
    });
    expect(asking?.verdict).toBe('better');
    expect(asking?.sentence).toContain('à annonceur égal, ×4,00');
    expect(data.method).toContain('Durer n’est pas performer');
    const insufficient = data.items.find(({ feature, value }) => feature === 'hook' && value === 'mistake');
    expect(insufficient).toMatchObject({ verdict: 'insufficient', lift: null, q: null, clusters: 0 });
    // What is told comes first.
    expect(data.items[0]?.verdict).toMatch(/better|worse/);
    expect(data.items.at(-1)?.verdict).toBe('insufficient');

    const { data: pets } = await market(token, { source: 'own', industry: 'pets' });
    expect(pets.population).toMatchObject({ ads: 120, industry: null });
    expect(pets.method).toContain('Animaux');
    const { data: nowhere } = await market(token, { source: 'own', platform: 'tiktok' });
    expect(nowhere.population).toMatchObject({ ads: 0, from: null });
  });

  it('tells of an ad that is analysed what it has, and nothing of what it has not', async () => {
    const { token, user } = await signedInUser();
    await putAds(user.workspaceId, ads);
    const words = { body: 'Marre des tableurs ?', format: 'image', industry: 'beauty' };
    const { output } = await newGeneration(token, { ad: words });
    const had = output.market.map(({ feature, value }) => `${feature}:${value}`);
    expect(had.sort()).toEqual(
      [
        'callToAction:none',
        'format:image',
        'hook:question',
        'length:short',
        'offer:none',
        'proof:none',
        'question:yes',
        'register:none',
      ].sort(),
    );
    expect(output.market.find(({ feature }) => feature === 'question')?.clusters).toBeGreaterThanOrEqual(9);
    const blind = await colleagueOf(user, { role: 'member', refusals: ['ads:read'] });
    expect((await newGeneration(blind.token, { ad: words })).output.market).toEqual([]);
  });

  it('counts the ads of other workspaces nowhere', async () => {
    const [mine, other] = [await signedInUser(), await signedInUser()];
    await putAds(other.user.workspaceId, ads.slice(0, 20));
    expect((await market(mine.token, { source: 'own' })).data.population.ads).toBe(0);
    const ofAll = async (token: string) => (await market(token)).data.population.ads;
    expect((await ofAll(other.token)) - (await ofAll(mine.token))).toBeGreaterThanOrEqual(20);
  });

  it('refuses what it does not know', async () => {
    const { token } = await signedInUser();
    for (const rawQuery of ['industry=magie', 'platform=minitel', 'source=autre', 'x=1'])
      expect((await callRaw(getMarket, { token, rawQuery })).status, rawQuery).toBe(400);
  });
});
