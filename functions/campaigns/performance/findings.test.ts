import { expect, it } from 'vitest';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Counts } from '../../../shared/rules/counters.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { type CampaignBody, newCampaign, type RowBody, record } from '../testing/campaigns.ts';
import { recordRows } from './record-rows.ts';

const today = parisDay();

/** So many days to one, the last at 0. */
const days = (to: string, length: number, countsOf: (before: number) => Counts & Partial<RowBody>): RowBody[] =>
  Array.from({ length }, (_, before) => ({ date: addDays(to, -before), ...countsOf(before) }));

async function campaignWith(rows: RowBody[], body: CampaignBody = {}) {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token, body);
  if (rows.length > 0) await record(token, id, rows);
  return { token, params: { id } };
}

/** Monday, far from the soldes and from public holidays. */
const march = '2026-03-30';

it('targets, anomalies, warnings and freshness are told of a day', async () => {
  const rows = days(march, 40, (before) => ({
    spend: before === 0 ? 500 : 100 + (before % 3),
    impressions: 20_000,
    clicks: before === 1 ? 30_000 : 400,
    conversions: 10 + (before % 2),
  }));
  const { token, params } = await campaignWith(rows, {
    targets: { cpa: 30, roas: 2 },
    attribution: { clickDays: 7, viewDays: 1 },
  });
  const query = { from: '2026-03-01', to: march, asOf: march };
  const { data } = await call(performance.getCampaignMetrics, { token, params, query });
  expect(data.targets).toMatchObject([
    { metric: 'cpa', target: 30, state: 'met', interval: { upper: expect.any(Number) } },
    { metric: 'roas', target: 2, value: null, interval: null, state: 'insufficient_data' },
  ]);
  expect(data.anomalies.filter(({ metric }) => metric === 'spend')).toMatchObject([
    { date: march, kind: 'level', value: 500, direction: 'up', severity: 'critical', specialDay: null },
  ]);
  expect(data.warnings.map(({ code }) => code)).toEqual(['clicks_over_impressions']);
  expect(data).toMatchObject({
    pacing: { state: 'none' },
    fatigue: [],
    freshness: { lastDay: march, lastSyncAt: null, provisionalFrom: null },
  });
  // The day before, none of it had happened; and what the anomalies are told of reaches back to the period.
  const before = { ...query, asOf: addDays(march, -1) };
  const { data: earlier } = await call(performance.getCampaignMetrics, { token, params, query: before });
  expect(earlier.anomalies.filter(({ metric }) => metric === 'spend')).toEqual([]);
});

it('the pace of a budget is told on the page and in the list, by days of other quarters too', async () => {
  const yesterday = addDays(today, -1);
  const rows = days(yesterday, 150, () => ({ spend: 20 }));
  const { token, params } = await campaignWith(rows, {
    budget: { type: 'total', amount: 6_000 },
    startDate: addDays(yesterday, -149),
    endDate: addDays(yesterday, 150),
  });
  const { data } = await call(performance.getCampaignMetrics, { token, params, query: {} });
  expect(data.pacing).toMatchObject({
    state: 'on_track',
    amount: 6_000,
    spent: 3_000,
    spentShare: 0.5,
    elapsedShare: 0.5,
    pace: 1,
    ratePerDay: 20,
    neededPerDay: 20,
    projected: 6_000,
    runsOutOn: addDays(yesterday, 150),
  });
  const { data: listed } = await call(list.listCampaigns, { token, query: {} });
  expect(listed.items[0]?.pacing).toEqual(data.pacing);
});

it('an ad that tires is told with its evidence, by its first week in another quarter', async () => {
  const asOf = '2026-07-20';
  const week = (to: string, clicks: number): RowBody[] =>
    days(to, 7, () => ({ adId: 'a1', adName: 'Vidéo', impressions: 1_000, clicks, linkClicks: clicks, spend: 20 }));
  const rows = [
    ...week('2026-01-10', 40),
    ...week(asOf, 20),
    { date: '2026-07-20', adId: 'a2', adName: 'Photo', impressions: 50 },
    { date: '2026-01-05', adId: 'a3', adName: 'Repos', impressions: 5_000 },
  ];
  const { token, params } = await campaignWith(rows);
  const query = { from: '2026-06-01', to: asOf };
  const { data } = await call(performance.getCampaignMetrics, { token, params, query: { ...query, asOf } });
  expect(data.fatigue.map(({ adName, state, reason }) => [adName, state, reason])).toEqual([
    ['Vidéo', 'tired', null],
    ['Photo', 'unknown', 'not_measured'],
    ['Repos', 'unknown', 'insufficient_data'],
  ]);
  expect(data.fatigue[0]?.signals).toMatchObject({
    ctr: { metric: 'linkCtr', first: 0.04, recent: 0.02, drop: 0.5 },
    cost: { metric: 'cpc', first: 0.5, recent: 1, ratio: 2 },
    frequency: null,
  });
  const { data: ads } = await call(performance.listCampaignAds, { token, params, query });
  expect(ads.items.find(({ adId }) => adId === 'a1')?.fatigue).toEqual(data.fatigue[0]);
});

it('days that are a share of several are no anomaly, and nothing is told of an ad by them', async () => {
  const { token, user } = await signedInUser();
  const { id: campaignId } = await newCampaign(token);
  const actor = { workspaceId: user.workspaceId, userId: user.userId, ip: '192.0.2.1' };
  const write = (rows: RowBody[], of: { importId: string; spread?: true }) =>
    recordRows({ actor, campaignId, rows, origin: { source: 'import', ...of } });
  const calm = (before: number) => ({ spend: 100 + (before % 3), impressions: 1_000, linkClicks: 40, conversions: 10 });
  const whole = days(march, 40, (before) => ({ ...calm(before), ...(before === 0 && { spend: 500 }) }));
  const tiring = days(march, 40, (before) => ({
    adId: 'a1',
    adName: 'Vidéo',
    ...calm(before),
    ...(before < 7 && { linkClicks: 15, conversions: 4 }),
  }));
  const [params, query] = [{ id: campaignId }, { from: '2026-03-01', to: march }];
  const told = async () => {
    const { data } = await call(performance.getCampaignMetrics, { token, params, query: { ...query, asOf: march } });
    const { data: ads } = await call(performance.listCampaignAds, { token, params, query });
    const states = [data.fatigue[0]?.state, ads.items[0]?.fatigue.state];
    return [data.anomalies.filter(({ metric }) => metric === 'spend').map(({ date }) => date), ...states];
  };
  const recent = [...whole, ...tiring]
    .filter(({ date }) => date > addDays(march, -7))
    .map((row) => ({ ...row, leads: 1 }));
  await write([...whole, ...tiring], { importId: 'imp_1' });
  expect(await told()).toEqual([[march], 'worn', 'worn']);
  await write(recent, { importId: 'imp_2', spread: true });
  expect(await told()).toEqual([[], 'unknown', 'unknown']);
});

it('days that are a share of several tell nothing of a target, of one campaign and in the list', async () => {
  const { token, user } = await signedInUser();
  const { id: campaignId } = await newCampaign(token, { targets: { cpa: 5 } });
  const actor = { workspaceId: user.workspaceId, userId: user.userId, ip: '192.0.2.1' };
  const [params, query] = [{ id: campaignId }, { from: '2026-03-01', to: march }];
  const told = async () => {
    const [listed] = (await call(list.listCampaigns, { token, query })).data.items;
    const { targets } = (await call(performance.getCampaignMetrics, { token, params, query })).data;
    return [listed?.targetStates, targets].map((states) => states?.map(({ value, state }) => [value, state]));
  };
  await record(
    token,
    campaignId,
    days(march, 20, (before) => ({ spend: before < 10 ? 100 : 200, conversions: 50 })),
  );
  expect(await told()).toEqual([[[3, 'met']], [[3, 'met']]]);
  const spread = days(march, 10, () => ({ spend: 100, conversions: 50, leads: 1 }));
  await recordRows({ actor, campaignId, rows: spread, origin: { source: 'import', importId: 'imp_1', spread: true } });
  // Ten days of its own are too few.
  expect(await told()).toEqual([[[4, 'insufficient_data']], [[4, 'insufficient_data']]]);
});

it('the row of the campaign and those of its ads are told to disagree', async () => {
  const { token, params } = await campaignWith([
    { date: '2026-03-02', spend: 100 },
    { date: '2026-03-02', adId: 'a1', spend: 60 },
    { date: '2026-03-02', adId: 'a2', spend: 38 },
    { date: '2026-03-03', spend: 100 },
    { date: '2026-03-03', adId: 'a1', spend: 99 },
  ]);
  const query = { from: '2026-03-01', to: '2026-03-31' };
  const { data } = await call(performance.getCampaignMetrics, { token, params, query });
  expect(data.warnings).toMatchObject([{ code: 'levels_disagree', text: expect.stringContaining('le 2 mars 2026') }]);
});
