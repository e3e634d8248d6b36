import { expect, it } from 'vitest';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as contract from '../../../shared/campaigns/rates.contract.ts';
import type { ExchangeRate } from '../../../shared/campaigns/rates.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newCampaign, putFigures } from '../testing/campaigns.ts';

const put = (token: string, rates: ExchangeRate[], version = 0) =>
  call(contract.updateExchangeRates, { token, body: { rates, version } });
const usd = (day: string, rate: number) => ({ currency: 'USD', day, rate });
const period = { from: '2026-09-28', to: '2026-10-04' };

async function agency() {
  const { token, user } = await signedInUser();
  const with_ = async (name: string, currency: string, days: Parameters<typeof putFigures>[2]) => {
    const { id } = await newCampaign(token, { name, currency });
    await putFigures(user.workspaceId, id, days);
  };
  return { token, campaign: with_ };
}

it('keeps the rates of a workspace, whole, for who has read them', async () => {
  const { token } = await signedInUser();
  expect((await call(contract.getExchangeRates, { token })).data).toEqual({ base: 'EUR', rates: [], version: 0 });
  const { data } = await put(token, [usd('2026-10-02', 0.9), usd('2026-10-01', 0.8)]);
  expect(data).toEqual({ base: 'EUR', rates: [usd('2026-10-01', 0.8), usd('2026-10-02', 0.9)], version: 1 });
  expect((await call(contract.getExchangeRates, { token })).data).toEqual(data);
  expect((await put(token, [])).status).toBe(409);
  const stranger = await signedInUser();
  expect((await call(contract.getExchangeRates, { token: stranger.token })).data.rates).toEqual([]);
});

it.each([
  [{ currency: 'EUR', day: '2026-10-01', rate: 1 }, 'rates.0.currency'],
  [usd('2026-02-30', 1), 'rates.0.day'],
  [usd('2026-10-01', 0), 'rates.0.rate'],
])('refuses %j', async (rate, path) => {
  const { token } = await signedInUser();
  const { status, error } = await put(token, [rate]);
  expect([status, error?.details?.[0]?.path]).toEqual([400, path]);
});

it('refuses two rates of one day, and more than it holds', async () => {
  const { token } = await signedInUser();
  const twice = await put(token, [usd('2026-10-01', 1), usd('2026-10-01', 2)]);
  expect([twice.status, twice.error?.details?.[0]?.path]).toEqual([400, 'rates.1']);
  const many = Array.from({ length: 2_001 }, () => usd('2026-10-01', 1));
  expect((await put(token, many)).status).toBe(400);
});

it('tells sums in euros: each day at the latest rate before it, rounded once at the end', async () => {
  const { token, campaign } = await agency();
  await campaign('euros', 'EUR', [{ date: '2026-10-01', counts: { spend: 10, revenue: 30, conversions: 20 } }]);
  await campaign('dollars', 'USD', [
    { date: '2026-09-28', counts: { spend: 0.33, conversions: 2 } },
    { date: '2026-09-30', counts: { spend: 0.33 } },
    { date: '2026-10-03', counts: { spend: 100.01, revenue: 200 } },
  ]);
  await put(token, [usd('2026-09-01', 0.5), usd('2026-10-03', 0.9), usd('2026-12-01', 7)]);
  const query = { ...period, convertTo: 'EUR' as const };
  const { status, data } = await call(list.getCampaignStats, { token, query });
  expect(status).toBe(200);
  // 10 + 0.165 + 0.165 + 90.009 = 100.339
  expect(data.converted).toMatchObject({
    currency: 'EUR',
    totals: { spend: 100.34, revenue: 210, conversions: 22 },
    ratios: { roas: { numerator: 210, denominator: 100.01, value: 210 / 100.01 } },
    rates: [usd('2026-09-01', 0.5), usd('2026-10-03', 0.9)],
  });
  expect(data.currencies).toMatchObject([{ totals: { spend: 10 } }, { totals: { spend: 100.67 } }]);
  const listed = await call(list.listCampaigns, { token, query: { ...query, sort: 'spend' } });
  expect(listed.data.converted).toEqual(data.converted);
  expect(listed.data.items.map(({ name, figures }) => [name, figures.totals.spend])).toEqual([
    ['dollars', 100.67],
    ['euros', 10],
  ]);
  const plain = await call(list.listCampaigns, { token, query: { ...period, sort: 'spend' } });
  expect(plain.data.items.map(({ name }) => name)).toEqual(['euros', 'dollars']);
  expect(plain.data.converted).toBeUndefined();
});

it('tells sums in euros beside those of the days before, where these have a rate too', async () => {
  const { token, campaign } = await agency();
  await campaign('euros', 'EUR', [{ date: '2026-10-01', counts: { spend: 10 } }]);
  await campaign('dollars', 'USD', [
    { date: '2026-09-30', counts: { spend: 20 } },
    { date: '2026-10-01', counts: { spend: 30, revenue: 60 } },
  ]);
  const query = { from: '2026-10-01', to: '2026-10-01', convertTo: 'EUR', compare: 'previous' } as const;
  const compared = async () => (await call(list.getCampaignStats, { token, query })).data.converted;
  await put(token, [usd('2026-10-01', 0.9)]);
  const alone = await compared();
  expect(alone?.totals.spend).toBe(37);
  expect(alone?.deltas).toBeUndefined();
  await put(token, [usd('2026-09-01', 0.5), usd('2026-10-01', 0.9)], 1);
  expect(await compared()).toMatchObject({
    totals: { spend: 37 },
    deltas: { spend: { current: 37, previous: 10, change: 2.7 }, revenue: { current: 54, previous: null } },
    trend: [{ date: '2026-10-01', spend: 37, revenue: 54 }],
  });
});

it('names each currency that lacks a rate, and its first day', async () => {
  const { token, campaign } = await agency();
  await campaign('livres', 'GBP', [{ date: '2026-10-02', counts: { spend: 1 } }]);
  await campaign('dollars', 'USD', [
    { date: '2026-09-28', counts: { spend: 0 } },
    { date: '2026-09-29', counts: { spend: 3 } },
    { date: '2026-10-01', counts: { spend: 3 } },
  ]);
  const query = { ...period, convertTo: 'EUR' as const };
  const asked = async () => {
    const { status, error } = await call(list.listCampaigns, { token, query });
    return [status, error?.details];
  };
  const lacking = (currency: string, day: string) => ({
    path: 'convertTo',
    message: `Il manque un taux pour ${currency} au ${day} ou avant`,
  });
  expect(await asked()).toEqual([400, [lacking('GBP', '2026-10-02'), lacking('USD', '2026-09-29')]]);
  await put(token, [usd('2026-10-01', 0.9), { currency: 'GBP', day: '2026-10-02', rate: 1.1 }]);
  expect(await asked()).toEqual([400, [lacking('USD', '2026-09-29')]]);
  await put(token, [usd('2026-09-29', 0.9), { currency: 'GBP', day: '2026-10-02', rate: 1.1 }], 1);
  expect((await asked())[0]).toBe(200);
});
