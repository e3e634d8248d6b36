import { describe, expect, it } from 'vitest';
import { getCreatives } from '../../../shared/analytics/creatives.contract.ts';
import * as naming from '../../../shared/campaigns/naming.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { newCampaign, type RowBody, record } from '../../campaigns/testing/campaigns.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

const from = '2026-09-01';
const period = { from, to: '2026-10-05' };

const asked = (token: string, query: object = {}) =>
  call(getCreatives, { token, query: { ...period, limit: '100', ...query } as never });

/** Thirty days of an ad that costs so much a conversion, a little more on one day than on the next. */
const daysOf = (adName: string, cpa: number, { first = 0, days = 30, conversions = 4 } = {}): RowBody[] =>
  Array.from({ length: days }, (_, at) => ({
    date: addDays(from, first + at),
    adName,
    spend: Math.round(cpa * conversions * (at % 2 ? 110 : 90)) / 100,
    impressions: 2_000,
    linkClicks: 40,
    conversions,
  }));

async function withAds(rows: RowBody[], targets: object = { cpa: 20 }) {
  const { token, user } = await signedInUser();
  const campaign = await newCampaign(token, { targets });
  await record(token, campaign.id, rows);
  const rules = [{ level: 'ad' as const, separator: '_', fields: ['accroche', 'format'] }];
  expect((await call(naming.updateNaming, { token, body: { rules, version: 0 } })).status).toBe(200);
  return { token, user, campaign };
}

describe('getCreatives', () => {
  it('tells winners in the open: spent enough, and all of the interval on the good side of the target', async () => {
    const { token, campaign } = await withAds([
      ...daysOf('Avis_video', 10),
      ...daysOf('Avis_image', 40),
      ...daysOf('Prix_video', 20),
      ...daysOf('Prix_image', 10, { days: 2 }),
    ]);
    const { status, data } = await asked(token);
    expect(status).toBe(200);
    expect(data).toMatchObject({ metric: 'cpa', minSpend: 100, by: 'accroche', currency: 'EUR', campaigns: 1 });
    expect(data.items.map(({ name, state, target }) => [name, state, target])).toEqual([
      ['Avis_image', 'loser', 20],
      ['Prix_video', 'uncertain', 20],
      ['Avis_video', 'winner', 20],
      ['Prix_image', 'waiting', 20],
    ]);
    expect(data.states).toEqual({ winner: 1, uncertain: 1, loser: 1, waiting: 1, no_target: 0 });
    expect(data.whole).toMatchObject({ ads: 4, judged: 3, winners: 1 });
    const [dear, , cheap, young] = data.items;
    expect(cheap?.interval?.upper).toBeLessThan(20);
    expect(dear?.interval?.lower).toBeGreaterThan(20);
    expect(young).toMatchObject({ interval: null, campaignId: campaign.id, campaignName: campaign.name });
    expect(young?.missing).toContainEqual({ on: 'days', atLeast: 14, have: 2 });
    expect(cheap).toMatchObject({ firstDay: from, imageUrl: null, libraryAdId: null, platform: 'meta' });
    expect(cheap?.fatigue.state).toBe('fresh');
  });

  it('judges by a target that is asked for, and nothing by none', async () => {
    const { token } = await withAds([...daysOf('a_b', 10), ...daysOf('c_d', 40)], {});
    expect((await asked(token)).data).toMatchObject({ metric: 'cpa', states: { no_target: 2 } });
    expect((await asked(token, { target: '50' })).data.states.winner).toBe(2);
    expect((await asked(token, { target: '20' })).data.states).toMatchObject({ winner: 1, loser: 1 });
    // The dearer one spends more: by verdict the winner comes first all the same.
    const orders = await Promise.all(['spend', 'verdict'].map((sort) => asked(token, { target: '20', sort })));
    expect(orders.map(({ data }) => data.items.map(({ name }) => name))).toEqual([
      ['c_d', 'a_b'],
      ['a_b', 'c_d'],
    ]);
    expect((await asked(token, { target: '20', minSpend: '2000' })).data.states).toMatchObject({
      ...{ winner: 0, loser: 1, waiting: 1 },
    });
    const rate = await asked(token, { metric: 'linkCtr', target: '0.01' });
    expect(rate.data).toMatchObject({ metric: 'linkCtr', states: { winner: 2 } });
  });

  it('groups ads by what their names say, and tells how many a group takes', async () => {
    const many = [9, 10, 11, 9, 10, 12].flatMap((cpa, at) => daysOf(`Avis_${at}`, cpa, { days: 3 }));
    const { token } = await withAds([...many, ...daysOf('Prix_1', 30, { days: 3 }), ...daysOf('sans nom', 5)]);
    const { data } = await asked(token);
    const [avis, none, prix] = data.groups;
    expect(data.groups.map(({ label, ads }) => `${label} ${ads}`)).toEqual(['Avis 6', 'Sans valeur 1', 'Prix 1']);
    expect(avis?.ratios.cpa.value).toBeGreaterThan(avis?.interval?.lower ?? 0);
    expect(avis?.ratios.cpa.value).toBeLessThan(avis?.interval?.upper ?? 0);
    expect(prix).toMatchObject({
      interval: null,
      missing: [{ on: 'ads', atLeast: 5, have: 1 }, { on: 'conversions' }],
    });
    const spends = data.groups.map(({ totals }) => totals.spend ?? 0);
    expect(spends.reduce((sum, one) => sum + one, 0)).toBeCloseTo(data.whole.totals.spend ?? 0, 9);
    expect(data.groups.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
    expect((await asked(token, { by: 'format' })).data.groups).toHaveLength(7);
    const ofAvis = await asked(token, { value: 'Avis' });
    expect([ofAvis.data.total, ofAvis.data.whole.ads]).toEqual([6, 8]);
    const unnamed = await asked(token, { value: none?.value });
    expect(unnamed.data.items.map(({ name }) => name)).toEqual(['sans nom']);
  });

  it('counts launches by week, and narrows the list by state', async () => {
    const { token } = await withAds([
      ...daysOf('a_1', 10),
      ...daysOf('a_2', 40, { first: 7, days: 20 }),
      ...daysOf('a_3', 10, { first: 8, days: 20 }),
    ]);
    const { data } = await asked(token);
    expect(data.weeks.map(({ from: begins, ads, judged, winners }) => [begins, ads, judged, winners])).toEqual([
      ['2026-09-01', 1, 1, 1],
      ['2026-09-07', 2, 2, 1],
      ['2026-09-14', 0, 0, 0],
      ['2026-09-21', 0, 0, 0],
      ['2026-09-28', 0, 0, 0],
      ['2026-10-05', 0, 0, 0],
    ]);
    const spent = data.weeks.reduce((sum, { spend }) => sum + spend, 0);
    expect(spent).toBeCloseTo(data.whole.totals.spend ?? 0, 9);
    const winners = await asked(token, { state: 'winner' });
    expect(winners.data.items.map(({ name }) => name)).toEqual(['a_1', 'a_3']);
    const named = await asked(token, { adName: ' A_3 ' });
    expect(named.data.items.map(({ name }) => name)).toEqual(['a_3']);
    expect((await asked(token, { adName: 'introuvable' })).data).toMatchObject({ items: [], total: 0 });
    const cheapest = await asked(token, { sort: 'cpa' });
    expect(cheapest.data.items.at(-1)?.name).toBe('a_2');
  });

  it('tells a hundred groups of a field that is other in each name, and how many there are', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({ date: from, adName: `Avis_${at}`, spend: at + 1 }));
    const { token } = await withAds(rows);
    const { data } = await asked(token, { by: 'format' });
    expect([data.groups.length, data.totalGroups, data.groups[0]?.value]).toEqual([100, 120, '119']);
  });

  it('is paged without one twice', async () => {
    const { token } = await withAds(
      Array.from({ length: 7 }, (_, at) => daysOf(`x_${at}`, 10 + at, { days: 2 })).flat(),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await asked(token, { limit: '3', ...(cursor && { cursor }) });
      seen.push(...data.items.map(({ name }) => name));
      cursor = data.nextCursor ?? undefined;
      expect(data.total).toBe(7);
    } while (cursor);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('says it where names have no rule, no ad has figures, or there is no campaign', async () => {
    const { token } = await signedInUser();
    expect((await asked(token)).data).toMatchObject({ campaigns: 0, currency: null, by: null, items: [], total: 0 });
    const one = await newCampaign(token);
    await record(token, one.id, [{ date: from, spend: 10 }]);
    expect((await asked(token)).data).toMatchObject({
      campaigns: 1,
      by: null,
      groups: [],
      items: [],
      whole: { ads: 0 },
    });
  });

  it('refuses what cannot be told, and says why', async () => {
    const { token, user } = await withAds(daysOf('a_1', 10, { days: 2 }));
    const refusals: [object, string][] = [
      [{ by: 'couleur' }, 'by'],
      [{ metric: 'frequency' }, 'metric'],
      [{ target: '-1' }, 'target'],
      [{ minSpend: 'beaucoup' }, 'minSpend'],
      [{ state: 'best' }, 'state.0'],
    ];
    for (const [query, path] of refusals) {
      const { status, error } = await asked(token, query);
      expect([status, error.details?.[0]?.path], JSON.stringify(query)).toEqual([400, path]);
    }
    await newCampaign(token, { currency: 'USD' });
    const two = await asked(token);
    expect([two.status, two.error.details?.[0]?.path]).toEqual([400, 'currency']);
    expect((await asked(token, { currency: 'EUR' })).data.total).toBe(1);
    const reader = await colleagueOf(user, { role: 'member', refusals: ['campaigns:read'] });
    expect((await asked(reader.token)).status).toBe(403);
  });
});
