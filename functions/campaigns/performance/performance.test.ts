import { describe, expect, it } from 'vitest';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { counters } from '../../../shared/rules/counters.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { type CampaignBody, fetchCampaign, newCampaign, type RowBody, record } from '../testing/campaigns.ts';

async function campaignWith(rows: RowBody[], body: CampaignBody = {}) {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token, body);
  if (rows.length > 0) await record(token, id, rows);
  const params = { id };
  return { token, id, params, workspaceId: user.workspaceId };
}

const device = (value: string) => ({ type: 'device', value }) as const;
const march = { from: '2026-03-01', to: '2026-03-31' };

describe('the performance of a campaign', () => {
  const rows: RowBody[] = [
    { date: '2026-03-02', spend: 10.1, impressions: 2000, clicks: 20, reach: 700 },
    { date: '2026-03-03', spend: 20.2, impressions: 1000, reach: 600 },
    { date: '2026-03-31', spend: 0, impressions: 0 },
  ];

  it('is told for every bucket of a period', async () => {
    const { token, params } = await campaignWith(rows, { currency: 'CHF', timezone: 'Europe/Zurich' });
    const { data } = await call(performance.getPerformance, { token, params, query: march });
    expect(data.items).toHaveLength(31);
    expect([data.currency, data.timezone, data.previous]).toEqual(['CHF', 'Europe/Zurich', null]);
    expect(data.items[0]).toMatchObject({
      date: '2026-03-01',
      provisional: false,
      totals: { spend: null, clicks: null },
    });
    expect(data.items[1]).toMatchObject({ totals: { spend: 10.1, reach: 700 }, ratios: { ctr: { value: 0.01 } } });
    expect(data.items[30]).toMatchObject({ totals: { spend: 0, impressions: 0, clicks: null } });
    const { data: weeks } = await call(performance.getPerformance, {
      token,
      params,
      query: { ...march, granularity: 'week' },
    });
    expect(weeks.items.map(({ date, from, to }) => [date, from, to])[0]).toEqual([
      '2026-02-23',
      '2026-03-01',
      '2026-03-01',
    ]);
    // A ratio is taken over the days that measure both.
    const { totals, ratios } = weeks.items[1] ?? {};
    expect(totals).toMatchObject({ spend: 30.3, impressions: 3000, clicks: 20, reach: null });
    expect(ratios?.ctr).toMatchObject({ numerator: 20, denominator: 2000, coverage: 10.1 / 30.3 });
  });

  it('is compared to as many days before, or to a year earlier', async () => {
    const { token, params } = await campaignWith(rows);
    const query = { from: '2026-03-03', to: '2026-03-03', compare: 'previous' as const };
    const { data } = await call(performance.getPerformance, { token, params, query });
    expect(data.previous).toMatchObject([{ date: '2026-03-02', totals: { spend: 10.1 } }]);
    const { data: metrics } = await call(performance.getCampaignMetrics, { token, params, query });
    expect(metrics).toMatchObject({ from: '2026-03-03', to: '2026-03-03', totals: { spend: 20.2 } });
    expect(metrics.deltas?.spend).toEqual({ current: 20.2, previous: 10.1, change: 1, pValue: null });
    expect(metrics.deltas?.clicks).toEqual({ current: null, previous: 20, change: null, pValue: null });
    expect(metrics.deltas?.cpm).toMatchObject({ current: 20.2, previous: 5.05, change: 3 });
    const year = { ...query, compare: 'year' as const };
    const { data: earlier } = await call(performance.getPerformance, { token, params, query: year });
    expect(earlier.previous).toMatchObject([{ date: '2025-03-03', totals: { spend: null } }]);
  });

  it('is told with how often chance alone does as much, where there is enough of it', async () => {
    const days = (from: string, clicks: number) =>
      Array.from({ length: 3 }, (_, at) => ({ date: addDays(from, at), impressions: 1000, clicks }));
    const { token, params } = await campaignWith([...days('2026-03-01', 20), ...days('2026-03-04', 30)]);
    const query = { from: '2026-03-04', to: '2026-03-06', compare: 'previous' as const };
    const { data } = await call(performance.getCampaignMetrics, { token, params, query });
    // 90 and 60 of 3,000: z = 2.4807.
    expect(data.deltas?.ctr.pValue).toBeCloseTo(0.01311, 4);
    expect(data.deltas?.cpc).toEqual({ current: null, previous: null, change: null, pValue: null });
  });

  it('is of one ad, or of the segments of a type', async () => {
    const date = '2026-03-02';
    const { token, params } = await campaignWith([
      { date, adId: '1201', adName: 'A', spend: 5 },
      { date, adId: '1201', segment: device('mobile'), clicks: 4 },
      { date, adId: '1201', segment: device('desktop'), clicks: 3 },
      { date, adId: '1202', segment: device('mobile'), clicks: 2 },
      { date, segment: device('tablet'), clicks: 9 },
    ]);
    const read = async (query: { adId?: string; segment?: 'device' | 'country' }) =>
      (await call(performance.getPerformance, { token, params, query: { from: date, to: date, ...query } })).data.items;
    expect(await read({ adId: '1201' })).toMatchObject([{ totals: { spend: 5, clicks: 7 } }]);
    expect((await read({ segment: 'device' })).map(({ segment, totals }) => [segment?.value, totals.clicks])).toEqual([
      ['desktop', 3],
      ['mobile', 6],
      ['tablet', 9],
    ]);
    expect((await read({ segment: 'device', adId: '1201' })).map(({ totals }) => totals.clicks)).toEqual([3, 4]);
    expect(await read({ segment: 'country' })).toEqual([]);
    const unknown = await call(performance.getPerformance, { token, params, query: { adId: '99' } });
    expect(unknown.status).toBe(404);
  });

  it('is provisional for as long as platforms add conversions', async () => {
    const today = parisDay();
    const { token, params } = await campaignWith([{ date: today, spend: 1 }], {
      attribution: { clickDays: 7, viewDays: 1 },
    });
    const query = { from: addDays(today, -9), to: today };
    const { data } = await call(performance.getPerformance, { token, params, query });
    expect(data.items.filter(({ provisional }) => provisional).map(({ date }) => date)[0]).toBe(addDays(today, -6));
    const { data: metrics } = await call(performance.getCampaignMetrics, { token, params, query });
    expect(metrics.freshness).toEqual({ lastDay: today, lastSyncAt: null, provisionalFrom: addDays(today, -6) });
    expect(metrics.asOf).toBe(addDays(today, -1));
    const future = await call(performance.getCampaignMetrics, { token, params, query: { asOf: addDays(today, 2) } });
    expect([future.status, future.error?.details?.[0]?.path]).toEqual([400, 'asOf']);
  });

  it('is refused in more buckets than an answer holds', async () => {
    const date = '2026-03-02';
    const { token, params } = await campaignWith(
      ['a', 'b', 'c'].map((value) => ({ date, segment: device(value), spend: 1 })),
    );
    const query = { from: '2024-01-01', to: '2026-12-31', segment: 'device' as const };
    const { status, error } = await call(performance.getPerformance, { token, params, query });
    expect([status, error?.details?.[0]?.path]).toEqual([400, 'granularity']);
    const monthly = { ...query, granularity: 'month' as const };
    expect((await call(performance.getPerformance, { token, params, query: monthly })).data.items).toHaveLength(108);
  });

  it('is told of three years by day, of which all is measured', async () => {
    const today = parisDay();
    const counted = Object.fromEntries(counters.map((counter, at) => [counter, 1_234_567 + at * 7]));
    const days = Array.from({ length: 1_000 }, (_, at) => ({ date: addDays(today, -1_099 + at), ...counted }));
    const { token, params, id } = await campaignWith(days);
    await record(
      token,
      id,
      days.slice(0, 100).map((day) => ({ ...day, date: addDays(day.date, 1_000) })),
    );
    const query = { from: addDays(today, -1_099), to: today };
    const { data } = await call(performance.getPerformance, { token, params, query });
    expect(data.items).toHaveLength(1_100);
    const compared = { ...query, compare: 'previous' as const };
    expect((await call(performance.getPerformance, { token, params, query: compared })).status).toBe(400);
  });
});

describe('the days and rows of a campaign', () => {
  const rows: RowBody[] = [
    { date: '2026-03-30', spend: 1 },
    { date: '2026-03-31', adName: 'A', spend: 2, clicks: 3 },
    { date: '2026-03-31', segment: device('mobile'), leads: 1.5 },
    { date: '2026-04-01', spend: 4 },
  ];

  it('say who wrote what', async () => {
    const { token, params } = await campaignWith(rows);
    const { data } = await call(performance.listPerformanceDays, { token, params, query: march });
    expect(data.items).toEqual([
      { date: '2026-03-30', sources: ['person'], measured: ['spend'] },
      { date: '2026-03-31', sources: ['person'], measured: ['clicks', 'leads', 'spend'] },
    ]);
    expect(data.segments).toEqual(['device']);
  });

  it('are shown page by page as they were written', async () => {
    const { token, params } = await campaignWith(rows);
    const query = { from: '2026-03-01', to: '2026-04-30', limit: '3' };
    const first = await call(performance.listPerformanceRows, { token, params, query });
    expect(first.data.items).toMatchObject([
      {
        date: '2026-03-30',
        adId: null,
        adName: null,
        segment: null,
        counts: { spend: 1 },
        source: 'person',
        importId: null,
      },
      { date: '2026-03-31', adName: 'A', counts: { spend: 2, clicks: 3 } },
      { date: '2026-03-31', adName: null, segment: { type: 'device', value: 'mobile' }, counts: { leads: 1.5 } },
    ]);
    const cursor = first.data.nextCursor ?? '';
    const second = await call(performance.listPerformanceRows, { token, params, query: { ...query, cursor } });
    expect(second.data).toMatchObject({ items: [{ date: '2026-04-01', counts: { spend: 4 } }], nextCursor: null });
    const adId = first.data.items[1]?.adId ?? '';
    const { data: ofAd } = await call(performance.listPerformanceRows, { token, params, query: { ...query, adId } });
    expect(ofAd.items.map(({ counts }) => counts)).toEqual([{ spend: 2, clicks: 3 }]);
  });
});

describe('the ads of a campaign', () => {
  it('are listed with their figures, those without last', async () => {
    const { token, params } = await campaignWith([
      { date: '2026-03-02', adId: '1', adName: 'Anémone', spend: 25, conversions: 10 },
      { date: '2026-03-02', adId: '2', adName: 'Bleuet', spend: 75, conversions: 10 },
      { date: '2026-03-03', adId: '2', spend: 25, conversions: 10 },
      { date: '2026-04-02', adId: '3', adName: 'Ancolie', spend: 5 },
    ]);
    const read = async (query: object) =>
      (await call(performance.listCampaignAds, { token, params, query: { ...march, ...query } })).data;
    const { items, total, currency } = await read({});
    expect(items.map(({ name, share }) => [name, share])).toEqual([
      ['Bleuet', 0.8],
      ['Anémone', 0.2],
      ['Ancolie', null],
    ]);
    expect([total, currency]).toEqual([3, 'EUR']);
    expect(items[0]).toMatchObject({ firstDay: '2026-03-02', lastDay: '2026-03-03', totals: { spend: 100 } });
    const names = async (sort: string) => (await read({ sort })).items.map(({ name }) => name);
    expect(await names('cpa')).toEqual(['Anémone', 'Bleuet', 'Ancolie']);
    expect(await names('name')).toEqual(['Ancolie', 'Anémone', 'Bleuet']);
    const first = await read({ limit: '2' });
    const rest = await read({ limit: '2', cursor: first.nextCursor });
    expect([rest.items.map(({ name }) => name), rest.nextCursor]).toEqual([['Ancolie'], null]);
  });

  it('have the figures of their own row or, without one, of their segments, over quarters, and the people of a single day', async () => {
    const { token, params } = await campaignWith([
      { date: '2026-03-31', adId: '1', spend: 10, impressions: 900, reach: 500 },
      { date: '2026-04-01', adId: '1', spend: 2.5, impressions: 100, reach: 80 },
      { date: '2026-04-01', adId: '1', segment: device('mobile'), spend: 2 },
      { date: '2026-03-31', adId: '2', segment: device('mobile'), spend: 4, impressions: 40 },
      { date: '2026-03-31', adId: '2', segment: device('desktop'), spend: 1.25 },
      { date: '2026-04-02', adId: '2', spend: 7, reach: 60 },
    ]);
    const read = async (from: string, to: string) => {
      const query = { from, to, sort: 'name' } as const;
      const { data } = await call(performance.listCampaignAds, { token, params, query });
      return data.items.map(({ totals: { spend, impressions, reach } }) => [spend, impressions, reach]);
    };
    expect(await read('2026-03-30', '2026-04-02')).toEqual([
      [12.5, 1000, null],
      [12.25, 40, null],
    ]);
    expect(await read('2026-04-01', '2026-04-01')).toEqual([
      [2.5, 100, 80],
      [null, null, null],
    ]);
    expect(await read('2026-04-02', '2026-04-02')).toEqual([
      [null, null, null],
      [7, null, 60],
    ]);
  });

  it('may be ads of the library', async () => {
    const { token, params, workspaceId, id } = await campaignWith([{ date: '2026-03-02', adId: '1', spend: 1 }]);
    const [libraryAdId = ''] = await putAds(workspaceId, [adContent()]);
    const link = (adId: string, to: string | null) =>
      call(performance.updateCampaignAd, { token, params: { id, adId }, body: { libraryAdId: to } });
    expect((await link('1', libraryAdId)).data.ad).toMatchObject({ adId: '1', libraryAdId });
    // What figures tell of an ad leaves its link alone.
    await record(token, id, [{ date: '2026-03-05', adId: '1', adName: 'Vidéo', spend: 1 }]);
    const { data } = await call(performance.listCampaignAds, { token, params, query: march });
    expect(data.items).toMatchObject([{ libraryAdId, name: 'Vidéo', lastDay: '2026-03-05' }]);
    expect([(await link('1', 'ad_unknown')).status, (await link('2', libraryAdId)).status]).toEqual([400, 404]);
    expect((await link('1', null)).data.ad.libraryAdId).toBeNull();
  });
});

describe('performance that is removed', () => {
  const rows: RowBody[] = [
    { date: '2026-02-01', adId: '1', spend: 1 },
    { date: '2026-03-02', adId: '1', spend: 2 },
    { date: '2026-03-02', adId: '2', spend: 4 },
    { date: '2026-04-03', adId: '2', spend: 8 },
  ];
  const remove = (token: string, id: string, query: { from: string; to: string; adId?: string }) =>
    call(performance.deletePerformance, { token, params: { id }, query });

  it('is of a period, and of one ad alone where it is given', async () => {
    const { token, id, params, workspaceId } = await campaignWith(rows);
    const q = { from: '2026-01-01', to: '2026-06-30' };
    const spend = async () =>
      (await call(performance.getCampaignMetrics, { token, params, query: q })).data.totals.spend;
    expect((await remove(token, id, { ...q, adId: '2' })).data).toEqual({ removed: 2 });
    expect(await spend()).toBe(3);
    expect(await fetchCampaign(token, id)).toMatchObject({ firstDay: '2026-02-01', lastDay: '2026-03-02', adCount: 2 });
    const { data } = await call(performance.listCampaignAds, { token, params, query: { ...q, sort: 'name' } });
    expect(data.items.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2026-02-01', '2026-03-02'],
      [null, null],
    ]);
    expect((await remove(token, id, q)).data).toEqual({ removed: 2 });
    expect((await remove(token, id, q)).data).toEqual({ removed: 0 });
    const all = await call(performance.deletePerformance, { token, params, query: {} });
    expect([all.status, all.error?.details?.[0]?.path]).toEqual([400, 'from']);
    expect(await spend()).toBeNull();
    expect(await fetchCampaign(token, id)).toMatchObject({ firstDay: null, lastDay: null });
    expect(
      (await eventsOf({ workspaceId })).filter(({ type }) => type === 'campaign.performance_recorded'),
    ).toHaveLength(3);
    await record(token, id, rows);
    expect(await spend()).toBe(15);
  });

  it('leaves what others write at the same time', async () => {
    const { token, id, params } = await campaignWith(rows);
    const late = { date: '2026-05-05', adId: '3', spend: 16 };
    await Promise.all([remove(token, id, { from: '2026-01-01', to: '2026-04-30' }), record(token, id, [late])]);
    const query = { from: '2026-01-01', to: '2026-06-30' };
    expect((await call(performance.getCampaignMetrics, { token, params, query })).data.totals.spend).toBe(16);
    expect(await fetchCampaign(token, id)).toMatchObject({ firstDay: '2026-05-05', lastDay: '2026-05-05', adCount: 3 });
  });
});

it('is nobody else’s', async () => {
  const { params, id } = await campaignWith([{ date: '2026-03-02', adId: '1', spend: 1 }]);
  const { token } = await signedInUser();
  const answers = await Promise.all([
    call(performance.getPerformance, { token, params, query: {} }),
    call(performance.getCampaignMetrics, { token, params, query: {} }),
    call(performance.listPerformanceDays, { token, params, query: {} }),
    call(performance.listPerformanceRows, { token, params, query: march }),
    call(performance.listCampaignAds, { token, params, query: {} }),
    call(performance.deletePerformance, { token, params, query: march }),
    call(performance.updateCampaignAd, { token, params: { id, adId: '1' }, body: { libraryAdId: null } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
});
