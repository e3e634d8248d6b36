import { describe, expect, it } from 'vitest';
import * as figures from '../../../shared/analytics/figures.contract.ts';
import type { Figures } from '../../../shared/campaigns/figures.ts';
import * as naming from '../../../shared/campaigns/naming.contract.ts';
import * as rates from '../../../shared/campaigns/rates.contract.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { bucketsOf } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { newCampaign, putFigures, record } from '../../campaigns/testing/campaigns.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

const period = { from: '2026-08-10', to: '2026-10-20' };

/** Days that measure now this, now that. */
function someDays(seed: string): DayFigures[] {
  const chances = new Seeded(seed);
  const upTo = (most: number) => Math.floor(chances.next() * most);
  return bucketsOf(period, 'day').flatMap(({ date }) => {
    if (chances.next() < 0.2) return [];
    const counts: DayFigures['counts'] = { spend: upTo(9_000) / 100, impressions: upTo(4_000) };
    if (chances.next() < 0.8) counts.linkClicks = upTo(90);
    if (chances.next() < 0.6) Object.assign(counts, { conversions: upTo(9), revenue: upTo(50_000) / 100 });
    return [{ date, counts }];
  });
}

const named = { PROMO_video: ['promo', 'été'], PROMO_image: ['promo'], Marque_video: [], 'Sans règle': ['été'] };

/** Campaigns of one currency on two platforms, of two clients, with two tags or none, named by a rule. */
async function filled() {
  const { token, user } = await signedInUser();
  const riviere = await newClientOf(token, { name: 'Maison Rivière' });
  const campaigns = [];
  for (const [at, [name, tags]] of Object.entries(named).entries()) {
    const one = await newCampaign(token, {
      ...{ name, tags, platform: at % 2 ? 'google' : 'meta', clientId: at < 2 ? riviere.id : null },
      ...(at === 0 && { marginRate: 0.4 }),
    });
    await putFigures(user.workspaceId, one.id, someDays(name));
    campaigns.push(one);
  }
  const rules = [{ level: 'campaign' as const, separator: '_', fields: ['offre', 'format'] }];
  expect((await call(naming.updateNaming, { token, body: { rules, version: 0 } })).status).toBe(200);
  return { token, user, campaigns, riviere };
}

const takenApart = async (token: string, query: object) =>
  call(figures.getAnalyticsBreakdown, { token, query: { ...period, limit: '100', ...query } as never });

const sumOf = (parts: readonly Figures[], of: (one: Figures) => number | null): number =>
  Math.round(parts.reduce((sum, part) => sum + (of(part) ?? 0), 0) * 100) / 100;

describe('getAnalyticsBreakdown', () => {
  it('takes the whole apart by any key: parts add up to it, ratios by their own terms', async () => {
    const { token } = await filled();
    const ways = [
      ...['platform', 'campaign', 'client', 'industry', 'objective', 'status', 'weekday', 'month', 'dim:offre'].map(
        (by) => [by],
      ),
      ['platform', 'weekday'],
      ['month', 'weekday'],
      ['dim:format', 'client'],
    ];
    for (const by of ways) {
      const { status, data } = await takenApart(token, { by });
      expect(status, by.join()).toBe(200);
      const { items, whole } = data;
      expect(data, by.join()).toMatchObject({ overlapping: false, untold: 0, currency: 'EUR', campaigns: 4 });
      for (const counter of ['spend', 'impressions', 'linkClicks', 'conversions', 'revenue'] as const)
        expect(
          sumOf(items, ({ totals }) => totals[counter]),
          `${by} ${counter}`,
        ).toBe(whole.totals[counter]);
      for (const ratio of ['roas', 'linkCtr', 'cpa', 'aov'] as const) {
        expect(
          sumOf(items, ({ ratios }) => ratios[ratio].numerator),
          `${by} ${ratio}`,
        ).toBe(whole.ratios[ratio].numerator);
        expect(sumOf(items, ({ ratios }) => ratios[ratio].denominator)).toBe(whole.ratios[ratio].denominator);
      }
      expect(items.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
    }
  });

  it('names parts, and orders them by a figure or by name', async () => {
    const { token } = await filled();
    const byOffer = (await takenApart(token, { by: 'dim:offre', sort: 'name' })).data;
    expect(byOffer.items.map(({ keys }) => keys[0]?.label)).toEqual(['Marque', 'PROMO', 'Sans valeur']);
    expect(byOffer.fields).toEqual(['offre', 'format']);
    const byDay = (await takenApart(token, { by: 'weekday', sort: 'name' })).data;
    expect(byDay.items.map(({ keys }) => keys[0]?.label)).toEqual([
      ...['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
    ]);
    const byMonth = (await takenApart(token, { by: 'month', sort: 'name' })).data;
    expect(byMonth.items.map(({ keys }) => keys[0]?.label)).toEqual(['août 2026', 'septembre 2026', 'octobre 2026']);
    const bySpend = (await takenApart(token, { by: ['campaign', 'client'] })).data;
    const spends = bySpend.items.map(({ totals }) => totals.spend ?? 0);
    expect(spends).toEqual([...spends].sort((a, b) => b - a));
    expect(bySpend.items[0]?.keys.map(({ by }) => by)).toEqual(['campaign', 'client']);
  });

  it('of tags says that they overlap, and counts a campaign in each of its own', async () => {
    const { token } = await filled();
    const { data } = await takenApart(token, { by: 'tag', sort: 'name' });
    expect(data).toMatchObject({ overlapping: true, untold: null });
    expect(data.items.map(({ keys, campaigns }) => `${keys[0]?.label} ${campaigns}`)).toEqual([
      ...['été 2', 'promo 2', 'Sans étiquette 1'],
    ]);
  });

  it('compared, a part of campaigns says how much more it is', async () => {
    const { token } = await filled();
    const query = { by: 'platform', from: '2026-09-20', to: '2026-10-10', compare: 'previous' };
    const { data } = await takenApart(token, query);
    for (const { deltas, totals } of data.items) {
      expect(deltas?.spend.current).toBe(totals.spend);
      expect(deltas?.spend.previous).toBeGreaterThan(0);
    }
  });

  it('goes below campaigns: by ad, by what ads are named, by device; and says what no part tells', async () => {
    const { token } = await signedInUser();
    const one = await newCampaign(token, { marginRate: 0.5 });
    const date = '2026-10-01';
    await record(token, one.id, [
      { date, spend: 100, impressions: 10_000 },
      { date, adName: 'hook_homme', spend: 40, revenue: 100 },
      { date, adName: 'hook_femme', spend: 30 },
      { date, segment: { type: 'device', value: 'mobile' }, spend: 60 },
    ]);
    const rules = [{ level: 'ad' as const, separator: '_', fields: ['accroche', 'cible'] }];
    await call(naming.updateNaming, { token, body: { rules, version: 0 } });
    const shown = async (by: string[]) => {
      const { data } = await takenApart(token, { by });
      return [
        ...data.items.map(({ keys, totals }) => `${keys.map(({ label }) => label)} ${totals.spend}`),
        data.untold,
      ];
    };
    expect(await shown(['ad'])).toEqual(['hook_homme 40', 'hook_femme 30', 30]);
    expect(await shown(['ad', 'platform'])).toEqual(['hook_homme,Meta 40', 'hook_femme,Meta 30', 30]);
    expect(await shown(['dim:accroche'])).toEqual(['hook 70', 30]);
    expect(await shown(['dim:cible'])).toEqual(['homme 40', 'femme 30', 30]);
    expect(await shown(['segment:device'])).toEqual(['mobile 60', 40]);
    const { data } = await takenApart(token, { by: ['ad'] });
    expect(data.items.map(({ totals }) => totals.contribution)).toEqual([10, null]);
  });

  it('is paged without one twice', async () => {
    const { token } = await filled();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await takenApart(token, { by: ['month', 'campaign'], limit: '5', ...(cursor && { cursor }) });
      seen.push(...data.items.map(({ keys }) => keys.map(({ value }) => value).join()));
      cursor = data.nextCursor ?? undefined;
      expect(data.total).toBe(12);
    } while (cursor);
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
  });

  it('refuses what cannot be taken apart, and says why', async () => {
    const { token } = await filled();
    const refusals: [object, string][] = [
      [{ by: 'couleur' }, 'by.0'],
      [{ by: ['platform', 'platform'] }, 'by'],
      [{ by: ['platform', 'client', 'tag'] }, 'by'],
      [{ by: ['ad', 'weekday'] }, 'by'],
      [{ by: ['ad', 'segment:device'] }, 'by'],
      [{ by: 'dim:accroche' }, 'by'],
      [{}, 'by'],
    ];
    for (const [query, path] of refusals) {
      const { status, error } = await takenApart(token, query);
      expect([status, error.details?.[0]?.path], JSON.stringify(query)).toEqual([400, path]);
    }
    const gone = await takenApart(token, { by: 'dim:accroche' });
    expect(gone.error.details?.[0]?.message).toBe(
      'Le champ «\u00a0accroche\u00a0» n’existe plus dans vos règles de nommage',
    );
  });
});

describe('getAnalyticsTimeseries', () => {
  it('tells every bucket, that add up to the overview, whatever their length', async () => {
    const { token } = await filled();
    const overview = (await call(figures.getAnalyticsOverview, { token, query: period })).data;
    const [euros] = overview.currencies;
    expect(overview.campaigns).toBe(4);
    for (const granularity of ['day', 'week', 'month'] as const) {
      const { status, data } = await call(figures.getAnalyticsTimeseries, { token, query: { ...period, granularity } });
      expect(status).toBe(200);
      expect(data.items.map(({ date }) => date)).toEqual(bucketsOf(period, granularity).map(({ date }) => date));
      for (const counter of ['spend', 'conversions', 'revenue'] as const)
        expect(sumOf(data.items, ({ totals }) => totals[counter])).toBe(euros?.totals[counter]);
      expect(sumOf(data.items, ({ ratios }) => ratios.roas.numerator)).toBe(euros?.ratios.roas.numerator);
      expect(data).toMatchObject({ currency: 'EUR', previous: null, annotations: [] });
    }
  });

  it('leaves days that nobody measured empty, and stands beside the period before', async () => {
    const { token, user } = await signedInUser();
    const one = await newCampaign(token, { marginRate: 0.5 });
    await putFigures(user.workspaceId, one.id, [
      { date: '2026-10-01', counts: { spend: 10 } },
      { date: '2026-10-03', counts: { spend: 0, revenue: 20 } },
    ]);
    const query = { from: '2026-10-03', to: '2026-10-04', compare: 'previous' as const };
    const { data } = await call(figures.getAnalyticsTimeseries, { token, query });
    expect(data.items.map(({ totals }) => [totals.spend, totals.contribution])).toEqual([
      [0, 10],
      [null, null],
    ]);
    expect(data.previous?.map(({ date, totals }) => [date, totals.spend])).toEqual([
      ['2026-10-01', 10],
      ['2026-10-02', null],
    ]);
  });
});

describe('getAnalyticsOverview', () => {
  it('keeps currencies apart, tells one of them, or both in euros with the rates that were used', async () => {
    const { token, user } = await signedInUser();
    const euros = await newCampaign(token);
    const dollars = await newCampaign(token, { currency: 'USD' });
    await putFigures(user.workspaceId, euros.id, [{ date: '2026-10-01', counts: { spend: 10 } }]);
    await putFigures(user.workspaceId, dollars.id, [
      { date: '2026-09-25', counts: { spend: 4 } },
      { date: '2026-10-02', counts: { spend: 20 } },
    ]);
    const query = { from: '2026-10-01', to: '2026-10-10' };
    const apart = await call(figures.getAnalyticsOverview, { token, query });
    expect(apart.data.currencies.map(({ currency, totals }) => `${currency} ${totals.spend}`)).toEqual([
      'EUR 10',
      'USD 20',
    ]);
    for (const read of [
      () => call(figures.getAnalyticsTimeseries, { token, query }),
      () => takenApart(token, { by: 'platform' }),
    ]) {
      const { status, error } = await read();
      expect([status, error.details?.[0]?.path]).toEqual([400, 'currency']);
      expect(error.details?.[0]?.message).toContain('EUR, USD');
    }
    const one = await call(figures.getAnalyticsTimeseries, { token, query: { ...query, currency: 'USD' } });
    expect([one.data.currency, one.data.campaigns, sumOf(one.data.items, ({ totals }) => totals.spend)]).toEqual([
      'USD',
      1,
      20,
    ]);

    const unrated = await call(figures.getAnalyticsOverview, { token, query: { ...query, convertTo: 'EUR' } });
    expect([unrated.status, unrated.error.details?.[0]?.path]).toEqual([400, 'convertTo']);
    const body = { base: 'EUR' as const, rates: [{ currency: 'USD', day: '2026-09-01', rate: 0.5 }], version: 0 };
    expect((await call(rates.updateExchangeRates, { token, body })).status).toBe(200);
    const both = await call(figures.getAnalyticsOverview, {
      token,
      query: { ...query, convertTo: 'EUR', compare: 'previous' },
    });
    expect(both.data.converted).toMatchObject({
      totals: { spend: 20 },
      rates: body.rates,
      deltas: { spend: { current: 20, previous: 2, change: 9 } },
    });
    const series = await call(figures.getAnalyticsTimeseries, { token, query: { ...query, convertTo: 'EUR' } });
    expect(series.data.items.slice(0, 3).map(({ totals }) => totals.spend)).toEqual([10, 10, null]);
  });

  it('is empty where no campaign is found', async () => {
    const { token } = await signedInUser();
    expect((await call(figures.getAnalyticsOverview, { token, query: {} })).data).toMatchObject({
      campaigns: 0,
      currencies: [],
    });
    expect((await call(figures.getAnalyticsTimeseries, { token, query: {} })).data).toMatchObject({
      currency: null,
      campaigns: 0,
    });
    expect((await takenApart(token, { by: 'client' })).data).toMatchObject({ items: [], total: 0, untold: 0 });
  });

  it('is for who may read campaigns too, and clients where they are named', async () => {
    const { user } = await signedInUser();
    const refused = await colleagueOf(user, { role: 'member', refusals: ['campaigns:read'] });
    const { token } = refused;
    expect((await call(figures.getAnalyticsOverview, { token, query: {} })).status).toBe(403);
    expect((await call(figures.getAnalyticsTimeseries, { token, query: {} })).status).toBe(403);
    expect((await takenApart(token, { by: 'platform' })).status).toBe(403);
    const withoutClients = await colleagueOf(user, { role: 'member', refusals: ['clients:read'] });
    expect((await takenApart(withoutClients.token, { by: 'platform' })).status).toBe(200);
    expect((await takenApart(withoutClients.token, { by: 'client' })).status).toBe(403);
  });
});
