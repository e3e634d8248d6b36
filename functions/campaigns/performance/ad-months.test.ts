import { expect, it } from 'vitest';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import { newCampaign, type RowBody, record } from '../testing/campaigns.ts';

type Ads = Awaited<ReturnType<typeof adsIn>>;
const [from, to] = ['2026-01-01', '2026-06-30'];

/** Ads that measure this and that, whole or by device, on some days of half a year. */
function someRows(): RowBody[] {
  const chances = new Seeded('months');
  return Array.from({ length: 180 }, (_, day) => addDays(from, day)).flatMap((date) =>
    ['a', 'b', 'c', 'd'].flatMap((adId, at): RowBody[] => {
      if (chances.next() < 0.5) return [];
      const counts = () => ({
        ...{ impressions: chances.int(100, 900), spend: chances.int(0, 9_000) / 100 },
        ...(chances.next() < 0.7 && { clicks: chances.int(0, 30), conversions: chances.int(0, 500) / 100 }),
        ...(at === 1 && { reach: chances.int(1, 90) }),
      });
      if (at < 3) return [{ date, adId, adName: `Pub ${adId}`, ...counts() }];
      return ['mobile', 'desktop'].map((value) => ({ date, adId, segment: { type: 'device', value }, ...counts() }));
    }),
  );
}

async function adsIn(token: string, id: string, period: { from: string; to: string }) {
  const asked = { token, params: { id }, query: { ...period, sort: 'name' as const } };
  const { done, cost } = await countCosts('listCampaignAds', () => call(performance.listCampaignAds, asked));
  expect(done.status).toBe(200);
  return { ads: done.data.items.map(({ adId, totals, ratios }) => ({ adId, totals, ratios })), cost };
}

it('tells whole months of ads from their sums as their days would, after each change of these', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token);
  const key = { workspaceId: user.workspaceId, campaignId: id };
  const rows = someRows();
  for (let at = 0; at < rows.length; at += 400) await record(token, id, rows.slice(at, at + 400));
  const periods = [
    { from, to },
    { from: '2026-02-01', to: '2026-03-31' },
    { from: '2026-01-15', to: '2026-05-31' },
    { from: '2026-05-01', to: '2026-08-31' },
  ];
  const tell = async () => {
    const told: Ads[] = [];
    for (const period of periods) told.push(await adsIn(token, id, period));
    return told;
  };
  const figures = (told: Ads[]) => told.map(({ ads }) => ads);
  const check = async () => {
    const bySums = await tell();
    const { data: stored } = await AdQuarter.query.byCampaign(key).go();
    await AdQuarter.delete(stored).go();
    const byDay = await tell();
    expect(figures(bySums)).toEqual(figures(byDay));
    await AdQuarter.put(stored).go();
    return [bySums, byDay];
  };
  const [bySums, byDay] = await check();
  expect(bySums?.[0]?.ads).toHaveLength(4);
  // One reading of the sums of both quarters takes the place of one a quarter; where a month is cut, its days are read too.
  const queries = (told: Ads[] | undefined) => told?.map(({ cost }) => cost.calls['dynamodb Query']);
  const [whole = 0, , cut = 0] = queries(bySums) ?? [];
  const [days = 0] = queries(byDay) ?? [];
  expect([days - whole, cut - whole]).toEqual([2, 1]);

  await record(token, id, [{ date: '2026-02-10', adId: 'a', impressions: 1, spend: 5_000 }]);
  await call(performance.deletePerformance, {
    token,
    params: { id },
    query: { from: '2026-05-01', to: '2026-05-31', adId: 'b' },
  });
  const [changed] = await check();
  expect(changed?.[0]?.ads[0]?.totals.spend).toBeGreaterThan(5_000);
  await call(performance.deletePerformance, { token, params: { id }, query: { from, to: '2026-03-31' } });
  await check();
  expect((await AdQuarter.query.byCampaign(key).go()).data.map(({ quarter }) => quarter)).toEqual(['2026-04-01']);
});

it('renews the sums that an older version did not store with the next rows of their quarter', async () => {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token);
  const key = { workspaceId: user.workspaceId, campaignId: id, quarter: '2026-01-01' };
  await record(token, id, [{ date: '2026-01-05', adId: 'a', spend: 7 }]);
  await AdQuarter.delete(key).go();
  await record(token, id, [{ date: '2026-02-05', adId: 'b', spend: 9 }]);
  expect((await AdQuarter.get(key).go()).data?.revision).toBe(2);
  const { ads } = await adsIn(token, id, { from, to });
  expect(ads.map(({ adId, totals }) => [adId, totals.spend])).toEqual([
    ['a', 7],
    ['b', 9],
  ]);
});

it('writes no more quarters at once than a transaction holds when each has the sums of five hundred ads', async () => {
  const { token } = await signedInUser();
  const { id } = await newCampaign(token);
  const rows = Array.from({ length: 30 }, (_, at) => {
    const date = new Date(Date.UTC(2019, at * 3, 5)).toISOString().slice(0, 10);
    return { date, adId: 'a', spend: at };
  });
  const { cost } = await countCosts('recordPerformance', () => record(token, id, rows));
  expect(cost.calls['dynamodb TransactWriteItems']).toBe(3);
});
