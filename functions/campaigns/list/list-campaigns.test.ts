import { describe, expect, it } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { Campaign } from '../core/campaign.entity.ts';
import { type CampaignBody, newCampaign, putFigures, record } from '../testing/campaigns.ts';

type Query = Parameters<typeof call<typeof list.listCampaigns>>[1]['query'];

async function listed(token: string, query: Query = {}) {
  const { status, data } = await call(list.listCampaigns, { token, query });
  expect(status).toBe(200);
  return data;
}

const namesFound = async (token: string, query: Query) =>
  (await listed(token, { sort: 'name', ...query })).items.map(({ name }) => name);

const week = { from: '2026-09-28', to: '2026-10-04' };

async function agency() {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const withDays = async (body: CampaignBody, days: Parameters<typeof putFigures>[2]) => {
    const campaign = await newCampaign(token, body);
    if (days.length > 0) await putFigures(workspaceId, campaign.id, days);
    return campaign;
  };
  return { token, user, workspaceId, withDays };
}

describe('the filters', () => {
  it('find by the beginnings of words, by any of several values, and count each facet under the others', async () => {
    const { token, user, workspaceId } = await agency();
    const riviere = await newClientOf(token, { name: 'Maison Rivière' });
    const other = await colleagueOf({ workspaceId }, { role: 'member' }, { firstName: 'Inès', lastName: 'Faure' });
    const ownerId = other.user.userId;
    await newCampaign(token, { name: 'Été', clientId: riviere.id, tags: ['soldes'], industry: 'furniture' });
    await newCampaign(token, { name: 'Hiver', platform: 'google', status: 'active', ownerId, tags: ['soldes', 'b2b'] });
    await newCampaign(token, { name: 'Rentrée', platform: 'google', objective: 'leads', ownerId: null });
    expect(await namesFound(token, { q: 'ete' })).toEqual(['Été']);
    expect(await namesFound(token, { q: 'RIVI mais' })).toEqual(['Été']);
    expect(await namesFound(token, { q: 'sold' })).toEqual(['Été', 'Hiver']);
    for (const q of ['iviere', '🔥']) expect(await namesFound(token, { q })).toEqual([]);
    expect(await namesFound(token, { clientId: ['none'] })).toEqual(['Hiver', 'Rentrée']);
    expect(await namesFound(token, { ownerId: ['me', 'none'] })).toEqual(['Été', 'Rentrée']);
    expect(await namesFound(token, { objective: ['leads', 'app'] })).toEqual(['Rentrée']);
    expect(await namesFound(token, { industry: ['furniture'], status: ['draft'] })).toEqual(['Été']);

    const { facets, total, activeUse } = await listed(token, { platform: ['google'], tag: ['soldes'] });
    expect({ total, activeUse }).toEqual({ total: 1, activeUse: { used: 1, limit: 5 } });
    const counted = (counts: { value: string; count: number }[]) =>
      Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
    expect(counted(facets.platform)).toEqual({ meta: 1, google: 1 });
    expect(counted(facets.tag)).toEqual({ soldes: 1, b2b: 1 });
    expect(counted(facets.status)).toEqual({ active: 1 });
    expect(facets.ownerId).toEqual([{ value: ownerId, label: 'Inès Faure', count: 1 }]);
    const { facets: all } = await listed(token);
    expect(all.clientId).toEqual([
      { value: riviere.id, label: 'Maison Rivière', count: 1 },
      { value: 'none', label: 'Sans client', count: 2 },
    ]);
    expect(all.ownerId.map(({ value }) => value).sort()).toEqual([ownerId, 'none', user.userId].sort());
    expect(all.industry).toEqual([{ value: 'furniture', label: 'Ameublement', count: 1 }]);
  });

  it('find those that accounts are read for', async () => {
    const { token, workspaceId } = await agency();
    const readFor = async (name: string, connectionId: string) => {
      const { id: campaignId } = await newCampaign(token, { name });
      await Campaign.patch({ workspaceId, campaignId }).set({ connectionId }).add({ revision: 1 }).go();
    };
    await readFor('A', 'con_1');
    await readFor('B', 'con_2');
    await readFor('C', 'con_3');
    await newCampaign(token, { name: 'D' });
    expect(await namesFound(token, { connectionId: ['con_1', 'con_3'] })).toEqual(['A', 'C']);
    expect(await namesFound(token, { connectionId: ['none'] })).toEqual([]);
    const { data } = await call(list.getCampaignStats, { token, query: { connectionId: ['con_2'] } });
    expect(data.total).toBe(1);
  });

  it('say nothing of clients to who may not read them', async () => {
    const { token, workspaceId } = await agency();
    const { id } = await newClientOf(token, { name: 'Maison Rivière' });
    await newCampaign(token, { clientId: id });
    const blind = await colleagueOf({ workspaceId }, { role: 'member', refusals: ['clients:read'] });
    const { items, facets } = await listed(blind.token);
    expect(items).toMatchObject([{ clientId: id, client: null }]);
    expect(facets.clientId).toEqual([]);
    expect(await namesFound(blind.token, { q: 'riviere' })).toEqual([]);
  });

  it('find nothing of another workspace, and nothing for who may not read campaigns', async () => {
    const { token, workspaceId, withDays } = await agency();
    await withDays({}, [{ date: '2026-10-01', counts: { spend: 10 } }]);
    const stranger = await signedInUser();
    expect(await listed(stranger.token, week)).toMatchObject({ items: [], total: 0, currencies: [], nextCursor: null });
    const refused = await colleagueOf({ workspaceId }, { role: 'member', refusals: ['campaigns:read'] });
    expect((await call(list.listCampaigns, { token: refused.token, query: {} })).status).toBe(403);
    expect((await call(list.listCampaigns, { query: {} })).status).toBe(401);
    expect((await listed(token, week)).total).toBe(1);
  });
});

describe('the figures', () => {
  it('are those of the period, null where nothing was measured', async () => {
    const { token, withDays } = await agency();
    await withDays({ name: 'A', marginRate: 0.5 }, [
      { date: '2026-09-27', counts: { spend: 999 } },
      { date: '2026-09-30', counts: { spend: 100.1, revenue: 400, conversions: 8, impressions: 900, reach7d: 5 } },
      { date: '2026-10-04', counts: { spend: 50.2, revenue: 0, conversions: 4, clicks: 0, reach7d: 700 } },
      { date: '2026-10-05', counts: { spend: 999 } },
    ]);
    await newCampaign(token, { name: 'B' });
    const { items, currencies, from, to } = await listed(token, { ...week, sort: 'name' });
    expect({ from, to }).toEqual(week);
    const [a, b] = items;
    expect(a?.figures.totals).toMatchObject({
      ...{ spend: 150.3, revenue: 400, conversions: 12, impressions: 900, clicks: 0 },
      ...{ linkClicks: null, leads: null, reach: 700, contribution: 49.7 },
    });
    expect(a?.figures.ratios).toMatchObject({
      roas: { value: 400 / 150.3, numerator: 400, denominator: 150.3, reason: null, coverage: 1 },
      cpa: { value: 150.3 / 12, gate: { on: 'conversions', atLeast: 10, have: 12 } },
      ctr: { value: null, reason: 'not_measured' },
      cpm: { value: null, reason: 'insufficient_data', numerator: 100.1, denominator: 900 },
      breakEvenRoas: { value: 2 },
    });
    expect(new Set(Object.values(b?.figures.totals ?? { spend: 0 }))).toEqual(new Set([null]));
    expect(currencies).toMatchObject([
      { currency: 'EUR', campaigns: 2, totals: { spend: 150.3, reach: null, contribution: 49.7, leads: null } },
    ]);
  });

  it('of two currencies are never added; contributions are, each by its own margin', async () => {
    const { token, withDays } = await agency();
    const day = (spend: number, revenue: number) => [{ date: '2026-10-01', counts: { spend, revenue } }];
    await withDays({ currency: 'USD', marginRate: 0.5 }, day(1000, 4000));
    await withDays({ marginRate: 0.5 }, day(100, 300));
    await withDays({ marginRate: 0.1 }, day(200, 900));
    await withDays({}, day(0.1, 0.2));
    const { currencies, items } = await listed(token, { ...week, limit: '1' });
    expect(items).toHaveLength(1);
    expect(currencies).toMatchObject([
      {
        ...{ currency: 'EUR', campaigns: 3, totals: { spend: 300.1, revenue: 1200.2, contribution: -60 } },
        ratios: { roas: { value: 1200.2 / 300.1 }, breakEvenRoas: { value: null, reason: 'no_margin' } },
      },
      { currency: 'USD', campaigns: 1, totals: { spend: 1000, contribution: 1000 }, ratios: { roas: { value: 4 } } },
    ]);
  });

  it('are of the last thirty days unless something else is asked', async () => {
    const { token, withDays } = await agency();
    const today = parisDay();
    await withDays(
      {},
      [-31, -30, -1, 0].map((ago, at) => ({ date: addDays(today, ago), counts: { spend: 10 ** at } })),
    );
    const spendOf = async (query: Query) => (await listed(token, query)).items[0]?.figures.totals.spend;
    expect(await spendOf({})).toBe(110);
    expect(await spendOf({ preset: 'yesterday' })).toBe(100);
    expect(await spendOf({ from: addDays(today, -31), to: today })).toBe(1111);
    const { from, to } = await listed(token);
    expect({ from, to }).toEqual({ from: addDays(today, -30), to: addDays(today, -1) });
  });

  it('beside them, the spend of thirty days to the end of the period, and the targets', async () => {
    const { token, withDays } = await agency();
    const days = Array.from({ length: 20 }, (_, at) => ({
      date: addDays('2026-09-15', at),
      counts: { spend: 100, conversions: 50 + (at % 3) },
    }));
    await withDays({ targets: { cpa: 5, roas: 2 } }, days);
    const { items } = await listed(token, { from: '2026-09-10', to: week.to });
    expect(items[0]?.daily).toEqual({ from: '2026-09-05', spend: [...Array(10).fill(null), ...Array(20).fill(100)] });
    expect(items[0]?.targetStates).toMatchObject([
      { metric: 'cpa', target: 5, state: 'met', interval: { upper: expect.any(Number) } },
      { metric: 'roas', target: 2, value: null, state: 'insufficient_data' },
    ]);
  });

  it('that are written are in the next reading', async () => {
    const { token, workspaceId, withDays } = await agency();
    const { id } = await withDays({}, [{ date: '2026-10-01', counts: { spend: 10 } }]);
    const spend = async () => (await listed(token, week)).currencies[0]?.totals.spend;
    expect(await spend()).toBe(10);
    await putFigures(workspaceId, id, [{ date: '2026-10-01', counts: { spend: 25.5 } }]);
    expect(await spend()).toBe(25.5);
  });
});

describe('the order', () => {
  const day = (counts: object) => [{ date: '2026-10-01', counts }];

  it('is the best first: dear or cheap as the ratio has it, not measured last', async () => {
    const { token, withDays } = await agency();
    await withDays({ name: 'a' }, day({ spend: 100, revenue: 500, conversions: 20, clicks: 90, impressions: 3000 }));
    await withDays({ name: 'b' }, day({ spend: 200, revenue: 600, conversions: 80, clicks: 10, impressions: 3000 }));
    await withDays({ name: 'c' }, day({ spend: 300, revenue: 999, conversions: 9, clicks: 0, impressions: 999 }));
    await withDays({ name: 'd' }, []);
    const order = async (sort: NonNullable<Query>['sort']) =>
      (await listed(token, { ...week, sort })).items.map(({ name }) => name).join('');
    expect(await order('newest')).toBe('dcba');
    expect(await order('name')).toBe('abcd');
    expect(await order('spend')).toBe('cbad');
    expect(await order('conversions')).toBe('bacd');
    expect(await order('roas')).toBe('abdc');
    expect(await order('cpa')).toBe('badc');
    expect(await order('ctr')).toBe('abdc');
  });

  it('is by any column: what costs less first, what runs before what is over', async () => {
    const { token, withDays } = await agency();
    const counts = { spend: 100, impressions: 2000, linkClicks: 40, leads: 20, conversions: 2, revenue: 1 };
    await withDays({ name: 'a', status: 'paused' }, day(counts));
    await withDays({ name: 'b', status: 'active' }, day({ ...counts, spend: 50, linkClicks: 200, conversions: 50 }));
    await withDays({ name: 'c' }, day({ spend: 900, impressions: 9000, linkClicks: 2000, leads: 90, revenue: 7 }));
    await withDays({ name: 'd', status: 'archived' }, []);
    const order = async (sort: NonNullable<Query>['sort']) =>
      (await listed(token, { ...week, sort })).items.map(({ name }) => name).join('');
    expect(await order('status')).toBe('bacd');
    expect(await order('revenue')).toBe('cbad');
    expect(await order('leads')).toBe('cbad');
    expect(await order('impressions')).toBe('cbad');
    expect(await order('linkClicks')).toBe('cbad');
    expect(await order('cpl')).toBe('bacd');
    expect(await order('cpm')).toBe('bacd');
    expect(await order('linkCpc')).toBe('bcad');
    expect(await order('conversionRate')).toBe('bdca');
  });

  it('by pace puts first what spends its budget fastest, last what has none', async () => {
    const { token } = await agency();
    const today = parisDay();
    const days = { startDate: addDays(today, -10), endDate: addDays(today, 10) };
    const spent = async (name: string, amount?: number) => {
      const budget = amount === undefined ? null : { type: 'total' as const, amount };
      const { id } = await newCampaign(token, { name, budget, ...days });
      await record(token, id, [{ date: addDays(today, -2), spend: 300 }]);
    };
    await spent('lente', 3000);
    await spent('vive', 400);
    await spent('sans');
    const { items } = await listed(token, { sort: 'pace' });
    expect(items.map(({ name }) => name)).toEqual(['vive', 'lente', 'sans']);
  });

  it('of money goes currency by currency, the most used first', async () => {
    const { token, withDays } = await agency();
    await withDays({ name: 'dollars', currency: 'USD' }, day({ spend: 900 }));
    await withDays({ name: 'peu' }, day({ spend: 1 }));
    await withDays({ name: 'rien' }, []);
    await withDays({ name: 'plus' }, day({ spend: 2 }));
    const { items } = await listed(token, { ...week, sort: 'spend' });
    expect(items.map(({ name }) => name)).toEqual(['plus', 'peu', 'dollars', 'rien']);
  });

  it.each(['newest', 'name', 'status', 'pace', 'spend', 'roas'] as const)(
    'by %s never shows one twice, page by page',
    async (sort) => {
      const { token, withDays } = await agency();
      const counts = { spend: 300, revenue: 900 };
      for (let at = 0; at < 10; at++)
        await withDays({ name: 'Même', currency: at % 3 ? 'EUR' : 'USD' }, at % 4 ? day(counts) : []);
      const seen: string[] = [];
      let cursor: string | undefined;
      const sizes: number[] = [];
      do {
        const { items, nextCursor } = await listed(token, { ...week, sort, limit: '3', cursor });
        seen.push(...items.map(({ id }) => id));
        sizes.push(items.length);
        cursor = nextCursor ?? undefined;
      } while (cursor);
      expect(sizes).toEqual([3, 3, 3, 1]);
      const { items } = await listed(token, { ...week, sort });
      expect(seen).toEqual(items.map(({ id }) => id));
      expect(new Set(seen).size).toBe(10);
    },
  );
});

describe('what is asked wrongly', () => {
  it.each([
    ['from=2026-10-01', 'to'],
    ['to=2026-10-01', 'from'],
    ['from=2026-10-02&to=2026-10-01', 'to'],
    ['from=2023-01-01&to=2026-10-01', 'to'],
    ['from=2026-10-01&to=2026-10-02&preset=last_7', 'preset'],
    ['from=2026-02-30&to=2026-10-02', 'from'],
    ['preset=last_8', 'preset'],
    ['status=gone', 'status.0'],
    ['limit=0', 'limit'],
    ['cursor=abc.def', 'cursor'],
  ])('%s is refused', async (rawQuery, path) => {
    const { token } = await signedInUser();
    const { status, error } = await callRaw(list.listCampaigns, { token, rawQuery });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
  });

  it('is a cursor of another list', async () => {
    const { token } = await signedInUser();
    await newCampaign(token);
    await newCampaign(token);
    const { nextCursor } = await listed(token, { limit: '1' });
    const query = { limit: '1', cursor: nextCursor ?? '', sort: 'name' } as const;
    expect((await call(list.listCampaigns, { token, query })).status).toBe(400);
  });
});

it('shows every write to the next reading, of whoever wrote', async () => {
  const { token } = await agency();
  const kept = await newCampaign(token, { name: 'Une' });
  const gone = await newCampaign(token, { name: 'Deux' });
  expect(await namesFound(token, {})).toEqual(['Deux', 'Une']);
  const params = { id: kept.id };
  await call(campaigns.updateCampaign, { token, params, body: { name: 'Zéro', version: 1 } });
  await call(campaigns.deleteCampaign, { token, params: { id: gone.id } });
  await newCampaign(token, { name: 'Trois' });
  expect(await namesFound(token, {})).toEqual(['Trois', 'Zéro']);
  await call(campaigns.restoreCampaign, { token, params: { id: gone.id }, body: {} });
  expect(await namesFound(token, {})).toEqual(['Deux', 'Trois', 'Zéro']);
});

it('adds up anew what was written since, and tells targets anew', async () => {
  const { token, workspaceId } = await agency();
  const { id } = await newCampaign(token, { targets: { roas: 3 } });
  const dates = Array.from({ length: 20 }, (_, at) => addDays('2026-09-10', at));
  const earn = (revenue: number) =>
    putFigures(
      workspaceId,
      id,
      dates.map((date) => ({ date, counts: { spend: 10, revenue, conversions: 5 } })),
    );
  const told = async () => {
    const [row] = (await listed(token, { from: '2026-09-01', to: '2026-09-30' })).items;
    return [row?.figures.totals.revenue, row?.targetStates[0]?.state];
  };
  await earn(50);
  expect(await told()).toEqual([1_000, 'met']);
  expect(await told()).toEqual([1_000, 'met']);
  await earn(10);
  expect(await told()).toEqual([200, 'missed']);
  await call(campaigns.updateCampaign, { token, params: { id }, body: { targets: { roas: 0.5 }, version: 1 } });
  expect(await told()).toEqual([200, 'met']);
});

it('reads what the workspace says of all campaigns with the session', async () => {
  const { token } = await agency();
  await newCampaign(token);
  await listed(token);
  const { cost } = await countCosts('listCampaigns', () => listed(token));
  // Of people, whose campaigns these are, and once a minute of the plans.
  expect(cost.calls).toEqual({ 'dynamodb BatchGetItem': 2, 'dynamodb Query': 3 });
});
