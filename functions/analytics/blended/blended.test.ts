import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/analytics/blended.contract.ts';
import { updateSales } from '../../../shared/analytics/sales.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { newCampaign, putFigures } from '../../campaigns/testing/campaigns.ts';
import { newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';

const period = { from: '2026-09-28', to: '2026-10-04' };
type Query = RouteInput<typeof contract.getBlended>['query'];

async function agency() {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const ran = async (body: Parameters<typeof newCampaign>[1], days: Parameters<typeof putFigures>[2]) => {
    const { id } = await newCampaign(token, body);
    await putFigures(workspaceId, id, days);
    return id;
  };
  const sold = (rows: { day: string; revenue: number; orders?: number; newCustomers?: number }[], currency = 'EUR') =>
    call(updateSales, { token, body: { rows, currency } });
  const asked = (query: Query = {}) => call(contract.getBlended, { token, query: { ...period, ...query } });
  return { token, workspace, ran, sold, asked };
}

describe('real sales beside what platforms claim', () => {
  it('is divided once for all, and by platform never added without it', async () => {
    const { ran, sold, asked } = await agency();
    await ran({ name: 'A', platform: 'meta' }, [
      { date: '2026-09-28', counts: { spend: 100, revenue: 600 } },
      { date: '2026-10-01', counts: { spend: 50, revenue: 100 } },
    ]);
    await ran({ name: 'B', platform: 'google' }, [{ date: '2026-09-28', counts: { spend: 100, revenue: 670 } }]);
    await sold([
      { day: '2026-09-28', revenue: 800, orders: 10, newCustomers: 5 },
      { day: '2026-10-01', revenue: 200 },
      { day: '2026-10-20', revenue: 9_999 },
    ]);
    const { status, data } = await asked();
    expect(status).toBe(200);
    // (600 + 670 + 100) ÷ 1,000: 137 % of what was sold.
    expect(data).toMatchObject({
      ...{ ...period, source: 'sales', currency: 'EUR', salesCurrency: 'EUR', salesDays: 2, narrowed: false },
      ...{ revenue: 1_000, orders: 10, newCustomers: 5, spend: 250 },
      globalRoas: { value: 4, reason: null, numerator: 1_000, denominator: 250 },
      adShare: { value: 0.25 },
      newCustomerCost: { value: 40, numerator: 200, denominator: 5 },
      overclaim: { value: 1.37, numerator: 1_370, denominator: 1_000 },
      claimed: {
        revenue: 1_370,
        byPlatform: [
          { value: 'google', label: 'Google Ads', revenue: 670, spend: 100 },
          { value: 'meta', revenue: 700, spend: 150 },
        ],
      },
    });
    expect(data.items.map(({ date, revenue, spend, claimed }) => [date, revenue, spend, claimed])).toEqual([
      ['2026-09-28', 800, 200, 1_270],
      ['2026-09-29', null, null, null],
      ['2026-09-30', null, null, null],
      ['2026-10-01', 200, 50, 100],
      ['2026-10-02', null, null, null],
      ['2026-10-03', null, null, null],
      ['2026-10-04', null, null, null],
    ]);
    // What is claimed on a day whose sales nobody gave stands beside nothing.
    await ran({ name: 'C', platform: 'meta' }, [{ date: '2026-10-03', counts: { spend: 7, revenue: 5_000 } }]);
    expect((await asked()).data).toMatchObject({
      spend: 257,
      overclaim: { numerator: 1_370 },
      claimed: { revenue: 1_370, byPlatform: [{ revenue: 670 }, { value: 'meta', revenue: 700, spend: 150 }] },
    });
    const weeks = await asked({ granularity: 'week' });
    expect(weeks.data.items).toMatchObject([{ date: '2026-09-28', revenue: 1_000, globalRoas: { value: 4 } }]);
    const meta = await asked({ platform: ['meta'] });
    expect(meta.data).toMatchObject({ narrowed: true, spend: 157, revenue: 1_000, claimed: { revenue: 700 } });
  });

  it('says why there is no figure', async () => {
    const { ran, sold, asked } = await agency();
    const none = { value: null, reason: 'not_measured' };
    expect((await asked()).data).toMatchObject({ revenue: null, spend: null, currency: null, globalRoas: none });
    await sold([{ day: '2026-09-28', revenue: 0 }]);
    expect((await asked()).data).toMatchObject({ revenue: 0, overclaim: none, salesCurrency: 'EUR' });
    await ran({ name: 'A' }, [{ date: '2026-09-28', counts: { spend: 10 } }]);
    expect((await asked()).data).toMatchObject({
      globalRoas: { value: 0, numerator: 0, denominator: 10 },
      adShare: { value: null, reason: 'no_denominator' },
      newCustomerCost: none,
      overclaim: none,
    });
  });

  it('never divides two currencies, nor adds them', async () => {
    const { ran, sold, asked } = await agency();
    await ran({ name: 'A', currency: 'USD' }, [{ date: '2026-09-28', counts: { spend: 10, revenue: 30 } }]);
    await sold([{ day: '2026-09-28', revenue: 100, newCustomers: 2 }]);
    const { data } = await asked();
    expect(data).toMatchObject({
      ...{ currency: 'USD', salesCurrency: 'EUR', revenue: 100, spend: 10 },
      globalRoas: { value: null, reason: 'different_currencies' },
      overclaim: { value: null, reason: 'different_currencies' },
    });
    await ran({ name: 'B', currency: 'EUR' }, [{ date: '2026-09-28', counts: { spend: 20, revenue: 50 } }]);
    const refused = await asked();
    expect([refused.status, refused.error?.details]).toEqual([
      400,
      [{ path: 'currency', message: 'Plusieurs devises\u00a0: EUR, USD. Choisissez-en une, ou convertissez en euros' }],
    ]);
    expect((await asked({ currency: 'EUR' })).data).toMatchObject({ spend: 20, globalRoas: { value: 5 } });
    const unrated = await asked({ convertTo: 'EUR' });
    expect([unrated.status, unrated.error?.details?.[0]?.path]).toEqual([400, 'convertTo']);
  });
});

describe('signed deals as sales', () => {
  it('are those that closed in the period, each an order and a customer', async () => {
    const { token, ran, asked } = await agency();
    const today = parisDay();
    const days = { from: addDays(today, -1), to: addDays(today, 3) };
    await ran({ name: 'A' }, [{ date: addDays(today, -1), counts: { spend: 300, revenue: 5_000 } }]);
    await newProspect(token, { lastName: 'A', status: 'won', value: 1_000 });
    await newProspect(token, { lastName: 'B', status: 'won', value: 200.5 });
    await newProspect(token, { lastName: 'C', status: 'won' });
    await newProspect(token, { lastName: 'D', status: 'won', value: 70, currency: 'USD' });
    await newProspect(token, { lastName: 'E', status: 'proposal', value: 9_000 });
    const { status, data } = await asked({ ...days, source: 'crm' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ revenue: 1_200.5, orders: 2, newCustomers: 2, salesDays: 2, salesCurrency: 'EUR' },
      leftOut: { otherCurrencies: 1, withoutAmount: 1 },
      globalRoas: { value: 1_200.5 / 300 },
      newCustomerCost: { value: 150 },
    });
    expect(data.items.map(({ revenue, orders }) => [revenue, orders])).toEqual([
      [0, 0],
      [1_200.5, 2],
      ...[1, 2, 3].map(() => [null, null]),
    ]);
  });

  it('are those of a client with its campaigns, and of all where platforms or tags narrow the campaigns alone', async () => {
    const { token, ran, asked } = await agency();
    const client = await newClientOf(token);
    const today = parisDay();
    await ran({ name: 'A', platform: 'meta', clientId: client.id, tags: ['marque'] }, [
      { date: today, counts: { spend: 100, revenue: 500 } },
    ]);
    await newProspect(token, { lastName: 'A', status: 'won', value: 300, clientId: client.id });
    await newProspect(token, { lastName: 'B', status: 'won', value: 50 });
    const told = async (query: Query) => {
      const { data } = await asked({ from: today, to: today, source: 'crm', ...query });
      return [data.narrowed, data.revenue];
    };
    expect(await told({})).toEqual([false, 350]);
    expect(await told({ currency: 'EUR' })).toEqual([false, 350]);
    expect(await told({ clientId: [client.id] })).toEqual([false, 300]);
    expect(await told({ platform: ['meta'] })).toEqual([true, 350]);
    expect(await told({ tag: ['marque'], clientId: [client.id] })).toEqual([true, 300]);
  });

  it('are for who may read prospects', async () => {
    const { workspace, asked } = await agency();
    expect((await asked({ source: 'crm' })).status).toBe(200);
    const { token } = await colleagueOf(workspace, { role: 'member', refusals: ['prospects:read'] });
    const refused = await call(contract.getBlended, { token, query: { source: 'crm' } });
    expect(refused.status).toBe(403);
    expect((await call(contract.getBlended, { token, query: {} })).status).toBe(200);
  });
});
