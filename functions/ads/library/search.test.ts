import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../shared/ads/library.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import { adContent, daysAgo, putAds } from '../testing/ads.ts';

const found = (answer: { data: { items: { id: string }[] } }) => answer.data.items.map(({ id }) => id);

describe('searchAds', () => {
  it('answers nothing, with empty facets, to a workspace that has no ads', async () => {
    const { token } = await signedInUser();
    const { status, data } = await call(contract.searchAds, { token, query: { q: 'xyzzyxyzzy' } });
    expect(status).toBe(200);
    expect(data).toMatchObject({ items: [], total: 0, nextCursor: null });
  });

  it('finds what the workspace wrote a moment ago, and nobody else does', async () => {
    const word = `mot${randomUUID().replaceAll('-', '')}`;
    const mine = await signedInUser();
    const other = await signedInUser();
    const search = (token: string) => call(contract.searchAds, { token, query: { q: word } });
    expect((await search(mine.token)).data.total).toBe(0);
    const [id] = await putAds(mine.user.workspaceId, [adContent({ body: `Une annonce ${word}` })]);
    const answer = await search(mine.token);
    expect(found(answer)).toEqual([id]);
    expect(answer.data.items[0]).toMatchObject({ active: true, daysRunning: 10, variants: 1, saved: false });
    expect(answer.data.items[0]?.highlights.body).toEqual([[12, 12 + word.length]]);
    expect(answer.data.items[0]).not.toHaveProperty('groupKey');
    expect(found(await search(other.token))).toEqual([]);
    await putAds(mine.user.workspaceId, [adContent({ body: `Une autre ${word}` })]);
    expect((await search(mine.token)).data.total).toBe(2);
  });

  it('shows an updated ad as it is now, once', async () => {
    const { token, user } = await signedInUser();
    const before = adContent({ body: 'Avant la réécriture' });
    await putAds(user.workspaceId, [before], new Date(Date.now() - 60_000));
    expect((await call(contract.searchAds, { token, query: { q: 'réécriture' } })).data.total).toBe(1);
    const [id] = await putAds(user.workspaceId, [{ ...before, body: 'Après la retouche' }]);
    expect((await call(contract.searchAds, { token, query: { q: 'réécriture' } })).data.total).toBe(0);
    expect(found(await call(contract.searchAds, { token, query: { q: 'retouche' } }))).toEqual([id]);
  });

  it('answers the common catalogue and the own ads as one, within two seconds of a change', async () => {
    const word = `commun${randomUUID().replaceAll('-', '')}`;
    const { token, user } = await signedInUser();
    const [own] = await putAds(user.workspaceId, [adContent({ body: `${word} un` })]);
    await call(contract.searchAds, { token, query: { q: word } });
    const [common] = await putAds(commonOwner, [
      adContent({ body: `${word} deux`, format: 'video', startedAt: daysAgo(2) }),
    ]);
    await expect
      .poll(async () => found(await call(contract.searchAds, { token, query: { q: word, sort: 'newest' } })), {
        timeout: 2_000,
        interval: 100,
      })
      .toEqual([common, own]);
    const { data } = await call(contract.searchAds, { token, query: { q: word, format: ['video'] } });
    expect(data.total).toBe(1);
    expect(data.facets.format).toEqual([
      { value: 'image', label: 'Image', count: 1 },
      { value: 'video', label: 'Vidéo', count: 1 },
    ]);
  });

  it('shows one ad for those that say the same, unless each is asked for', async () => {
    const { token, user } = await signedInUser();
    const word = `pareil${randomUUID().replaceAll('-', '')}`;
    const ids = await putAds(
      user.workspaceId,
      Array.from({ length: 6 }, (_, at) => adContent({ body: word, startedAt: daysAgo(at + 3) })),
    );
    const folded = await call(contract.searchAds, { token, query: { q: word, sort: 'oldest' } });
    expect(found(folded)).toEqual([ids[5]]);
    expect(folded.data).toMatchObject({ total: 1, nextCursor: null, items: [{ variants: 6 }] });
    expect(folded.data.facets.format).toEqual([{ value: 'image', label: 'Image', count: 1 }]);
    const all = await call(contract.searchAds, { token, query: { q: word, variants: 'all' } });
    expect(all.data.total).toBe(6);
    expect((await callRaw(contract.searchAds, { token, rawQuery: 'variants=none' })).status).toBe(400);
  });

  it('pages through everything once, and only with its own cursor', async () => {
    const { token, user } = await signedInUser();
    const word = `page${randomUUID().replaceAll('-', '')}`;
    const ids = await putAds(
      user.workspaceId,
      Array.from({ length: 23 }, (_, n) => adContent({ body: `${word} ${n}`, startedAt: daysAgo(n % 5) })),
    );
    const seen: string[] = [];
    const query = { q: word, sort: 'newest' as const, limit: '10' };
    let cursor: string | undefined;
    do {
      const page = await call(contract.searchAds, { token, query: { ...query, cursor } });
      seen.push(...found(page));
      expect(page.data.total).toBe(23);
      cursor = page.data.nextCursor ?? undefined;
      const foreign = await signedInUser();
      if (cursor) {
        expect((await call(contract.searchAds, { token: foreign.token, query: { ...query, cursor } })).status).toBe(
          400,
        );
        expect((await call(contract.searchAds, { token, query: { ...query, q: 'autre', cursor } })).status).toBe(400);
      }
    } while (cursor);
    expect(seen).toHaveLength(23);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it.each([
    'platform=myspace',
    'format=',
    'country=fr',
    'language=FR',
    'industry=nothing',
    'active=oui',
    'minDaysRunning=-1',
    'maxDaysRunning=1.5',
    'from=2026-13-01',
    'to=hier',
    'sort=price',
    'addedSince=hier',
    `q=${'x'.repeat(301)}`,
    'unknown=1',
  ])('refuses %s', async (rawQuery) => {
    const { token } = await signedInUser();
    const { status, error } = await callRaw(contract.searchAds, { token, rawQuery });
    expect(status).toBe(400);
    expect(error.details?.[0]?.path.split('.')[0]).toBe(rawQuery.split('=')[0]);
  });
});

describe('getAd', () => {
  it('reads an ad of the workspace or of the common catalogue, and no other', async () => {
    const { token, user } = await signedInUser();
    const other = await signedInUser();
    const [own = ''] = await putAds(user.workspaceId, [
      adContent({ body: randomUUID(), startedAt: daysAgo(4), endedAt: daysAgo(2) }),
    ]);
    const [common = ''] = await putAds(commonOwner, [adContent()]);
    const read = (id: string, by = token) => call(contract.getAd, { token: by, params: { id } });
    expect((await read(own)).data.ad).toMatchObject({ id: own, active: false, daysRunning: 3, variants: 1 });
    expect((await read(common)).data.ad.id).toBe(common);
    expect((await read(own, other.token)).status).toBe(404);
    expect((await read('ads_01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404);
  });

  it('counts the ads of one advertiser that say the same thing', async () => {
    const { token, user } = await signedInUser();
    const body = `Même texte ${randomUUID()}`;
    const [id = ''] = await putAds(user.workspaceId, [adContent({ body }), adContent({ body }), adContent()]);
    expect((await call(contract.getAd, { token, params: { id } })).data.ad.variants).toBe(2);
  });
});

describe('similarAds and trendingAds', () => {
  let token: string;
  let ids: string[];
  const word = randomUUID().replaceAll('-', '').replace(/\d/g, 'q');

  beforeAll(async () => {
    const person = await signedInUser();
    token = person.token;
    ids = await putAds(person.user.workspaceId, [
      adContent({ body: `Croquettes ${word} pour chats`, industry: 'pets' }),
      adContent({
        body: `Croquettes ${word} pour chiens`,
        industry: 'pets',
        advertiser: { id: '2', name: 'B', url: null },
      }),
      adContent({
        body: 'Une assurance habitation',
        industry: 'finance',
        startedAt: daysAgo(2),
        reach: { lower: 1e9, upper: 1e9 },
      }),
    ]);
  });

  it('answers what resembles an ad, itself left out', async () => {
    const [id = ''] = ids;
    const { data } = await call(contract.similarAds, { token, params: { id }, query: { limit: '5' } });
    expect(data.items[0]?.id).toBe(ids[1]);
    expect(data.items.map((item) => item.id)).not.toContain(id);
    for (const { similarity } of data.items) expect(similarity > 0 && similarity <= 1).toBe(true);
    expect((await call(contract.similarAds, { token, params: { id: 'ads_x' }, query: {} })).status).toBe(404);
  });

  it('gives the ads of other advertisers before those of its own', async () => {
    const { token, user } = await signedInUser();
    const own = { id: 'own', name: 'A', url: null };
    const body = (...words: string[]) => [...words, 'pour toutes les saisons et toutes les envies'].join(' ');
    const headline = null;
    const [id = '', same, other, unlike] = await putAds(user.workspaceId, [
      adContent({ headline, body: body('Manteau', 'laine', 'mérinos', 'chaud'), advertiser: own }),
      adContent({ headline, body: body('Manteau', 'laine', 'mérinos', 'souple'), advertiser: own }),
      adContent({
        headline,
        body: body('Manteau', 'laine', 'vierge'),
        advertiser: { id: 'oth', name: 'B', url: null },
      }),
      adContent({
        headline,
        body: 'Une assurance',
        industry: 'finance',
        advertiser: { id: 'far', name: 'C', url: null },
      }),
    ]);
    const { data } = await call(contract.similarAds, { token, params: { id }, query: { limit: '10' } });
    const mine = [same, other, unlike];
    const found = data.items.map((item) => item.id).filter((one) => mine.includes(one));
    expect(found.slice(0, 2)).toEqual([other, same]);
  });

  it('gives two ads of each other advertiser before more of one', async () => {
    const { token, user } = await signedInUser();
    const q = randomUUID().replaceAll('-', '').replace(/\d/g, 'q');
    const one = (id: string, ...words: string[]) =>
      adContent({
        headline: null,
        body: [q, 'manteau', 'laine', ...words].join(' '),
        advertiser: { id, name: id, url: null },
      });
    const words = ['chaud', 'doux', 'long', 'gris'];
    const [id = '', ...others] = await putAds(user.workspaceId, [
      one('own', ...words),
      ...words.map((word) => one('crowd', ...words.filter((other) => other !== word))),
      one('alone', 'chaud'),
    ]);
    const { data } = await call(contract.similarAds, { token, params: { id }, query: { limit: '5' } });
    const advertisers = data.items.map(({ advertiser }) => advertiser.id);
    expect(advertisers).toEqual(['crowd', 'crowd', 'alone', 'crowd', 'crowd']);
    expect(data.items.map((item) => item.id).sort()).toEqual([...others].sort());
  });

  it('ranks only what the filters keep, and what has run for three days', async () => {
    const { token, user } = await signedInUser();
    const word = `monte${randomUUID().replaceAll('-', '')}`;
    const reach = { lower: 5e9, upper: 5e9 };
    const [old, video, , image] = await putAds(user.workspaceId, [
      adContent({ body: `${word} un`, startedAt: daysAgo(5), reach }),
      adContent({ body: `${word} deux`, startedAt: daysAgo(2), format: 'video', reach }),
      adContent({ body: `${word} trois`, startedAt: daysAgo(1), reach }),
      adContent({ body: `${word} quatre`, startedAt: daysAgo(4), reach }),
    ]);
    const trends = async (query: object) =>
      found(await call(contract.trendingAds, { token, query: { window: '7', q: word, ...query } }));
    expect((await trends({})).sort()).toEqual([old, video, image].sort());
    expect(await trends({ format: ['video'] })).toEqual([video]);
    expect((await trends({ minDaysRunning: '5' })).sort()).toEqual([old, image].sort());
    expect(await trends({ q: `${word} sept` })).toEqual([]);
  });

  it('ranks what rises, and says why', async () => {
    const { data } = await call(contract.trendingAds, { token, query: { window: '7', limit: '50' } });
    expect(data.items[0]?.id).toBe(ids[2]);
    expect(data.items[0]?.trend.reason).toContain('par jour');
    expect(data.items[0]?.trend.estimated).toBe(false);
    for (const rawQuery of ['window=8', 'limit=51', 'limit=0'])
      expect((await callRaw(contract.trendingAds, { token, rawQuery })).status).toBe(400);
  });
});

describe('getAdStats', () => {
  it('counts what a search finds', async () => {
    const { token, user } = await signedInUser();
    const word = `stat${randomUUID().replaceAll('-', '')}`;
    await putAds(user.workspaceId, [
      adContent({ body: word, startedAt: daysAgo(9) }),
      adContent({ body: word, startedAt: daysAgo(99), endedAt: daysAgo(70), format: 'video' }),
      adContent({ body: 'autre chose' }),
    ]);
    const { data } = await call(contract.getAdStats, { token, query: { q: word } });
    expect(data).toMatchObject({ total: 2, active: 1, medianDaysRunning: 20 });
    expect(data.byFormat).toEqual([
      { value: 'image', label: 'Image', count: 1 },
      { value: 'video', label: 'Vidéo', count: 1 },
    ]);
    expect(data.topAdvertisers).toEqual([{ value: '1001', label: 'Maison Verdure', count: 2 }]);
  });
});
