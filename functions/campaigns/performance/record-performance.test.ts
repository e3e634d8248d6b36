import { afterEach, describe, expect, it, vi } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import {
  type CampaignBody,
  campaignRemovals,
  fetchCampaign,
  newCampaign,
  type RowBody,
  record,
} from '../testing/campaigns.ts';
import { readAds } from './read-ads.door.ts';
import { readDays } from './read-days.ts';

afterEach(() => {
  vi.useRealTimers();
});

const year = { from: '2026-01-01', to: '2026-12-31' };
const day = '2026-03-02';

async function someone(body: CampaignBody = {}) {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token, body);
  const { workspaceId } = user;
  const post = (rows: RowBody[]) => call(performance.recordPerformance, { token, params: { id }, body: { rows } });
  return {
    token,
    id,
    workspaceId,
    post,
    days: () => readDays({ workspaceId, campaignId: id }, year),
    ads: () => readAds({ workspaceId, campaignId: id }),
    events: async () =>
      (await eventsOf({ workspaceId })).filter(({ type }) => type === 'campaign.performance_recorded'),
    lines: async () => {
      const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
      return data.filter(({ type }) => type === 'performance.recorded');
    },
  };
}

describe('figures that are written', () => {
  it('replace those of the same day as a whole, and are written once', async () => {
    const { token, id, post, days, events, lines } = await someone();
    const rows = [
      { date: day, spend: 84.5, impressions: 4000, clicks: 90, conversions: 2.5 },
      { date: '2026-04-01', spend: 0, impressions: 0 },
    ];
    expect(await record(token, id, rows)).toEqual({
      created: 2,
      updated: 0,
      unchanged: 0,
      from: day,
      to: '2026-04-01',
    });
    const { version, updatedAt } = await fetchCampaign(token, id);
    expect((await post(rows)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect([await events(), await lines()].map(({ length }) => length)).toEqual([1, 1]);
    const corrected = await post([
      { date: day, spend: 90, impressions: 4100, clicks: null },
      { date: '2026-04-01', spend: 0, impressions: 0 },
    ]);
    expect(corrected.data).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await days()).toEqual([
      { date: day, counts: { spend: 90, impressions: 4100 } },
      { date: '2026-04-01', counts: { spend: 0, impressions: 0 } },
    ]);
    const bounds = { firstDay: day, lastDay: '2026-04-01', version, updatedAt };
    expect(await fetchCampaign(token, id)).toMatchObject(bounds);
    expect((await events()).at(-1)?.data).toMatchObject({ performance: { created: 0, updated: 1, source: 'person' } });
  });

  it('are of the campaign, of its ads or of segments, and these levels are never added', async () => {
    const { token, id, days } = await someone();
    const device = (value: string) => ({ type: 'device', value }) as const;
    await record(token, id, [
      { date: day, spend: 100, reach: 900 },
      { date: day, adId: '1201', adName: 'A', spend: 60, clicks: 10, reach: 500 },
      { date: day, adId: '1202', adName: 'B', spend: 39, clicks: 20, reach: 600 },
      { date: day, segment: device('mobile'), spend: 70, clicks: 40, leads: 1.25 },
      { date: day, segment: device('desktop'), spend: 30, clicks: 50, leads: 2.5 },
    ]);
    expect(await days()).toEqual([{ date: day, counts: { spend: 100, reach: 900, clicks: 30, leads: 3.75 } }]);
  });

  it('of several ads at once lose nothing', async () => {
    const { token, id, post, days, ads } = await someone();
    const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
    const answers = await Promise.all(
      numbers.map((at) =>
        post([
          { date: day, adId: `ad${at}`, spend: at },
          { date: addDays(day, at), adName: 'Commune', spend: 1 },
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await days())[0]).toEqual({ date: day, counts: { spend: 55 } });
    expect(await days()).toHaveLength(11);
    expect(await ads()).toHaveLength(11);
    expect(await fetchCampaign(token, id)).toMatchObject({ adCount: 11, firstDay: day, lastDay: addDays(day, 10) });
  });

  it('of a key say so', async () => {
    const { token, id, events } = await someone();
    const { key } = await newApiKey(token, ['campaigns:write']);
    await record(key, id, [{ date: day, spend: 1 }]);
    expect((await events())[0]?.data).toMatchObject({ performance: { source: 'key' } });
  });

  it('go up to a thousand at once', async () => {
    const { token, id, days } = await someone();
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      date: addDays('2026-01-01', at % 10),
      adId: `ad${Math.floor(at / 10)}`,
      ...{ spend: at / 4, impressions: at * 100, clicks: at, conversions: at / 50 },
    }));
    expect(await record(token, id, rows)).toMatchObject({ created: 1_000, updated: 0 });
    expect(await record(token, id, rows)).toMatchObject({ created: 0, unchanged: 1_000 });
    const sum = (await days()).reduce((all, { counts }) => all + (counts.clicks ?? 0), 0);
    expect(sum).toBe(499_500);
    expect(await fetchCampaign(token, id)).toMatchObject({ adCount: 100, lastDay: '2026-01-10' });
  });
});

describe('ads of a campaign', () => {
  it('are found by their id, else by their name whatever its case and accents', async () => {
    const { token, id, ads } = await someone();
    await record(token, id, [
      { date: day, adName: 'VIDEO ETE', spend: 2 },
      { date: addDays(day, 1), adId: '1201', adName: 'Vidéo été', adSetName: 'Large', spend: 1 },
      { date: day, adName: 'Carrousel', spend: 3 },
    ]);
    await record(token, id, [{ date: addDays(day, 2), adName: 'carrousel', spend: 4 }]);
    const found = (await ads()).sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(found).toMatchObject([
      { name: 'Carrousel', firstDay: day, lastDay: addDays(day, 2) },
      { adId: '1201', name: 'Vidéo été', adSetName: 'Large', firstDay: day, lastDay: addDays(day, 1) },
    ]);
    expect(found[0]?.adId).toMatch(/^cad_/);
  });

  it('are five hundred at most: with one more nothing is stored', async () => {
    const { token, id, post, ads, days } = await someone();
    const of = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => ({ date: day, adId: `ad${first + at}`, spend: 1 }));
    await record(token, id, of(1, 499));
    const { status, error } = await post(of(500, 501));
    expect([status, error.code, error.message]).toEqual([
      409,
      'conflict',
      'Cette campagne a déjà le nombre maximal de publicités',
    ]);
    expect(await ads()).toHaveLength(499);
    expect(await record(token, id, of(500, 500))).toMatchObject({ created: 1 });
    expect((await days())[0]?.counts).toEqual({ spend: 500 });
  });
});

describe('what cannot be stored', () => {
  const wrong: [string, RowBody, string][] = [
    ['a negative amount', { date: day, spend: -1 }, 'rows.1.spend'],
    ['a third of a cent', { date: day, spend: 1.001 }, 'rows.1.spend'],
    ['half a click', { date: day, clicks: 0.5 }, 'rows.1.clicks'],
    ['more than is counted', { date: day, clicks: 1e13 }, 'rows.1.clicks'],
    ['a day that is not', { date: '2026-02-30', spend: 1 }, 'rows.1.date'],
    ['the last century', { date: '1999-12-31', spend: 1 }, 'rows.1.date'],
    ['tomorrow', { date: addDays(parisDay(), 2), spend: 1 }, 'rows.1.date'],
    ['another currency', { date: day, currency: 'USD', spend: 1 }, 'rows.1.currency'],
    ['no figure', { date: day, spend: null }, 'rows.1'],
    ['the same thing twice', { date: '2026-02-01', adName: 'Ete', spend: 1 }, 'rows.1'],
  ];
  it.each(wrong)('%s: the row is named and nothing is written', async (_, row, path) => {
    const { token, id, post, days, ads } = await someone();
    const { status, error } = await post([{ date: '2026-02-01', adName: 'Été', spend: 1 }, row]);
    expect([status, error?.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
    expect([await days(), await ads()]).toEqual([[], []]);
    expect(await fetchCampaign(token, id)).toMatchObject({ firstDay: null, adCount: 0 });
  });

  it('is what the day has not begun for, where the campaign is', async () => {
    // 12 March, 1:00 in Auckland; 11 March, 8:00 in New York.
    vi.useFakeTimers({ now: new Date('2026-03-11T12:00:00Z'), toFake: ['Date'] });
    const auckland = await someone({ timezone: 'Pacific/Auckland' });
    const newYork = await someone({ timezone: 'America/New_York' });
    const rows = [{ date: '2026-03-12', spend: 1 }];
    expect([(await auckland.post(rows)).status, (await newYork.post(rows)).status]).toEqual([200, 400]);
  });

  it('is of the figures of somebody else', async () => {
    const { id } = await someone();
    const other = await signedInUser();
    const body = { rows: [{ date: day, spend: 1 }] };
    const { status } = await call(performance.recordPerformance, { token: other.token, params: { id }, body });
    expect(status).toBe(404);
  });

  it('is another currency, once there are figures', async () => {
    const { token, id, post } = await someone();
    const change = (currency: string) =>
      call(campaigns.updateCampaign, {
        token,
        params: { id },
        body: { currency, version: currency === 'USD' ? 1 : 2 },
      });
    expect((await change('USD')).status).toBe(200);
    expect((await post([{ date: day, currency: 'usd', spend: 1 }])).status).toBe(200);
    const { status, error } = await change('EUR');
    expect([status, error.message]).toEqual([
      409,
      'Cette campagne a déjà des chiffres\u00a0: sa devise ne change plus',
    ]);
  });
});

describe('the figures of a deleted campaign', () => {
  it('come back with it, and are removed for good after half a minute', async () => {
    const { token, id, days, ads } = await someone();
    await record(token, id, [{ date: day, adName: 'A', spend: 1 }]);
    const params = { id };
    await call(campaigns.deleteCampaign, { token, params });
    expect((await call(campaigns.restoreCampaign, { token, params, body: {} })).status).toBe(200);
    expect(await fetchCampaign(token, id)).toMatchObject({ firstDay: day, adCount: 1 });
    expect(await days()).toHaveLength(1);
    await call(campaigns.deleteCampaign, { token, params });
    vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] });
    await campaignRemovals.runAll();
    expect([await days(), await ads()]).toEqual([[], []]);
  });
});
