import { expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { call } from '../../platform/testing/call.ts';
import { meta } from '../../platform/testing/services.ts';
import { Campaign } from '../core/campaign.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { CampaignImport } from '../imports/campaign-import.entity.ts';
import { newCampaign, record } from '../testing/campaigns.ts';
import { handler as syncConnections } from './sync-connections.schedule.ts';
import {
  type AccountOwner,
  accountOwner,
  askedOfMeta,
  campaignImports,
  connectedAccount,
  connectionNow,
  daysAgo,
  graphCampaign,
  insightsRow,
} from './testing/ad-accounts.ts';

const campaignsOf = async ({ token }: AccountOwner) =>
  (await call(list.listCampaigns, { token, query: { preset: 'last_90', sort: 'name' } })).data.items;

const runsOf = async ({ user }: AccountOwner) =>
  (await CampaignImport.query.byWorkspace({ workspaceId: user.workspaceId }).go({ pages: 'all' })).data;

/** Everything that a reading may write of campaigns. */
async function stored({ user: { workspaceId } }: AccountOwner) {
  const { data } = await Campaign.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const revisions = await Promise.all(
    data.map(({ campaignId, firstDay = '' }) =>
      CampaignQuarter.get({ workspaceId, campaignId, quarter: `${firstDay.slice(0, 4)}-10-01` }).go(),
    ),
  );
  return [data, revisions];
}

/** The night after so many days. */
const night = (days = 0) =>
  runFunction(schedules.syncConnections, { at: `${daysAgo(-1 - days)}T04:01:00.000Z` }, syncConnections);

const twoCampaigns = {
  campaigns: [
    graphCampaign('101'),
    graphCampaign('102', { effective_status: 'PAUSED', lifetime_budget: '90000', daily_budget: '0' }),
  ],
  insights: [1, 2, 40].flatMap((ago) => [
    insightsRow('101', '9001', daysAgo(ago)),
    insightsRow('101', '9002', daysAgo(ago)),
    insightsRow('102', '9003', daysAgo(ago), { actions: undefined, action_values: undefined }),
  ]),
};

it('brings campaigns and figures of an account, each action once', async () => {
  const owner = await accountOwner(twoCampaigns);
  const connection = await connectedAccount(owner);
  expect(connection).toMatchObject({
    accountId: owner.accountId,
    accountName: 'Maison Rivière',
    status: 'active',
    backfillFrom: daysAgo(90),
    sync: { status: 'queued', label: 'Maison Rivière', from: daysAgo(90), to: daysAgo(1) },
  });
  const [one, other] = await campaignsOf(owner);
  expect(one).toMatchObject({
    name: 'Campagne 101',
    platform: 'meta',
    objective: 'sales',
    status: 'active',
    platformStatus: 'ACTIVE',
    externalId: '101',
    connectionId: connection.id,
    budget: { type: 'daily', amount: 50.5 },
    startDate: '2026-01-05',
    conversionName: 'Achats',
    attribution: { clickDays: 7, viewDays: 1 },
    adCount: 2,
    figures: { totals: { spend: 74.04, impressions: 12_000, conversions: 18, revenue: 903, landingPageViews: 180 } },
  });
  expect(other).toMatchObject({
    status: 'paused',
    budget: { type: 'total', amount: 900 },
    figures: { totals: { spend: 37.02, conversions: 0, revenue: 0 } },
  });
  expect(await connectionNow(owner, connection.id)).toMatchObject({ sync: null, lastDay: daysAgo(1), problem: null });
  const [run] = await runsOf(owner);
  expect(run).toMatchObject({ status: 'completed', created: 15, updated: 0, campaigns: { created: 2, matched: 0 } });
  const [insights] = askedOfMeta(owner).filter(({ path }) => path.endsWith('/insights'));
  expect(insights?.query).toMatchObject({ level: 'ad', time_increment: '1' });
  expect(JSON.stringify(askedOfMeta(owner))).not.toContain('EAAB');
});

it('reads the last 28 days again each night, once, and writes nothing where nothing has changed', async () => {
  const owner = await accountOwner(twoCampaigns);
  const { id } = await connectedAccount(owner);
  const before = await stored(owner);
  const asked = askedOfMeta(owner).length;
  await Promise.all([night(), night()]);
  await night();
  await campaignImports.runAll();
  expect(await stored(owner)).toEqual(before);
  const [, second, ...more] = await runsOf(owner);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ status: 'completed', created: 0, updated: 0, from: daysAgo(27), to: daysAgo(0) });
  const [ads] = askedOfMeta(owner)
    .slice(asked)
    .filter(({ query }) => query.time_increment);
  expect(JSON.parse(ads?.query.time_range ?? '')).toEqual({ since: daysAgo(27), until: daysAgo(0) });

  const changed = twoCampaigns.insights.map((row) => (row.ad_id === '9003' ? { ...row, spend: '20' } : row));
  owner.fill({ ...twoCampaigns, insights: changed });
  await night(1);
  await campaignImports.runAll();
  const [, other] = await campaignsOf(owner);
  // The day of forty days ago is read no more.
  expect(other?.figures.totals.spend).toBe(52.34);
  expect((await runsOf(owner)).at(-1)).toMatchObject({ created: 0, updated: 4 });
  expect(await connectionNow(owner, id)).toMatchObject({ lastDay: daysAgo(-1) });
});

it('takes the place of what a file or a person wrote of a day, whose figures are its own from then on', async () => {
  const owner = await accountOwner({ ...twoCampaigns, campaigns: [graphCampaign('101', { name: 'Soldes d’hiver' })] });
  const { token } = owner;
  const { id } = await newCampaign(token);
  await record(token, id, [
    { date: daysAgo(1), adName: 'Carrousel', spend: 500 },
    { date: daysAgo(1), segment: { type: 'device', value: 'mobile' }, spend: 300 },
    { date: daysAgo(3), adName: 'Carrousel', spend: 7 },
  ]);
  const { id: connectionId } = await connectedAccount(owner);
  const found = (await campaignsOf(owner)).find((one) => one.id === id);
  expect(found).toMatchObject({ externalId: '101', figures: { totals: { spend: 81.04 } } });
  const rows = [{ date: daysAgo(1), adName: 'Carrousel', spend: 500 }];
  const write = (body: typeof rows) =>
    call(performance.recordPerformance, { token, params: { id }, body: { rows: body } });
  expect(await write(rows)).toMatchObject({ status: 409, error: { message: expect.stringContaining('compte') } });
  expect((await write([{ date: daysAgo(3), adName: 'Carrousel', spend: 8 }])).status).toBe(200);
  await call(connections.deleteConnection, { token, params: { id: connectionId } });
  expect((await campaignsOf(owner)).find((one) => one.id === id)?.figures.totals.spend).toBe(82.04);
  expect((await write(rows)).status).toBe(200);
});

it('asks for less, down to a day, and then for reports', async () => {
  const owner = await accountOwner(twoCampaigns, { maxDays: 10 });
  await connectedAccount(owner);
  const days = askedOfMeta(owner).flatMap(({ query }) => (query.time_range ? [JSON.parse(query.time_range)] : []));
  expect(days[0]).toEqual({ since: daysAgo(30), until: daysAgo(1) });
  expect(days.at(-1)?.since).toBe(daysAgo(90));
  expect((await campaignsOf(owner))[0]?.figures.totals.spend).toBe(74.04);

  const slow = await accountOwner(twoCampaigns, { asyncOnly: true });
  await connectedAccount(slow, { backfillFrom: daysAgo(40) });
  expect((await campaignsOf(slow))[0]?.figures.totals.spend).toBe(74.04);
  const reports = askedOfMeta(slow).filter(({ method }) => method === 'POST');
  expect(reports.length).toBe(8);
});

it('waits where Meta asks for it, and goes on where it stopped', async () => {
  const owner = await accountOwner(twoCampaigns, { fail: [{ code: 80_000, times: 1 }] });
  await connectedAccount(owner);
  const [run] = await runsOf(owner);
  expect(run).toMatchObject({ status: 'running', message: expect.stringContaining('Meta demande d’attendre') });
  vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
  await campaignImports.work(JSON.stringify({ workspaceId: owner.user.workspaceId, importId: run?.importId }));
  vi.useRealTimers();
  await campaignImports.runAll();
  expect((await runsOf(owner))[0]?.status).toMatch(/running|completed/);
});

it('keeps figures, says why and tells people once where Meta takes its word back', async () => {
  const owner = await accountOwner(twoCampaigns);
  const { id } = await connectedAccount(owner);
  owner.fill(twoCampaigns, { fail: [{ code: 190, error_subcode: 463, times: 2 }] });
  for (let again = 0; again < 2; again++) {
    await call(connections.syncConnection, { token: owner.token, params: { id }, body: {} });
    await campaignImports.runAll();
  }
  expect(await connectionNow(owner, id)).toMatchObject({
    status: 'failing',
    problemCode: 'token',
    lastDay: daysAgo(1),
  });
  expect((await runsOf(owner)).map(({ status }) => status)).toEqual(['completed', 'failed', 'failed']);
  expect((await campaignsOf(owner))[0]?.figures.totals.spend).toBe(74.04);
  owner.fill({ ...twoCampaigns, insights: [...twoCampaigns.insights, insightsRow('101', '9001', daysAgo(3))] });
  await call(connections.syncConnection, { token: owner.token, params: { id }, body: {} });
  await campaignImports.runAll();
  expect(await connectionNow(owner, id)).toMatchObject({ status: 'active', problem: null });
  expect((await campaignsOf(owner))[0]?.figures.totals.spend).toBe(86.38);
  await call(settings.deleteMetaIntegration, { token: owner.token });
  expect(await connectionNow(owner, id)).toMatchObject({ status: 'disconnected', problemCode: 'missing' });
  expect((await call(connections.syncConnection, { token: owner.token, params: { id }, body: {} })).status).toBe(409);
});

it('an account that loses its rights halfway keeps what was read, says so, and is read on once it has them again', async () => {
  // In the second of three parts of its days.
  const owner = await accountOwner(twoCampaigns, { fail: [{ code: 200, after: 7, times: 1 }] });
  const { token } = owner;
  const { id } = await connectedAccount(owner);
  expect(await connectionNow(owner, id)).toMatchObject({
    status: 'failing',
    problemCode: 'rights',
    lastSyncAt: null,
    lastDay: null,
  });
  const [campaign] = await campaignsOf(owner);
  expect(campaign?.figures.totals.spend).toBe(49.36);
  const freshness = async () =>
    (await call(performance.getCampaignMetrics, { token, params: { id: campaign?.id ?? '' }, query: {} })).data
      .freshness;
  expect(await freshness()).toMatchObject({ lastDay: daysAgo(1), lastSyncAt: null });

  await call(connections.syncConnection, { token, params: { id }, body: {} });
  await campaignImports.runAll();
  const now = await connectionNow(owner, id);
  expect(now).toMatchObject({ status: 'active', lastDay: daysAgo(1), lastSyncAt: expect.any(String) });
  expect((await campaignsOf(owner))[0]?.figures.totals.spend).toBe(74.04);
  expect((await freshness()).lastSyncAt).toBe(now?.lastSyncAt);
  await call(connections.deleteConnection, { token, params: { id } });
  expect((await freshness()).lastSyncAt).toBeNull();
});

it('reads a part that somebody asks for', async () => {
  const owner = await accountOwner(twoCampaigns);
  const { id } = await connectedAccount(owner, { backfillFrom: daysAgo(5) });
  const sync = (body: object) => call(connections.syncConnection, { token: owner.token, params: { id }, body });
  expect(await sync({ from: daysAgo(41), to: daysAgo(40) })).toMatchObject({ status: 202 });
  await campaignImports.runAll();
  expect((await campaignsOf(owner))[0]?.figures.totals.spend).toBe(74.04);
  expect((await sync({ from: daysAgo(0), to: daysAgo(3) })).status).toBe(400);
  expect((await sync({ to: daysAgo(-2) })).status).toBe(400);
  expect((await sync({ from: addDays(daysAgo(0), -1_200) })).status).toBe(400);
});

it('keeps what ads show, with our own copy of their images', async () => {
  const imageUrl = `${meta.url}/creative.png`;
  const creative = { id: '5', image_url: imageUrl, body: 'Livré en 48 h.', call_to_action_type: 'SHOP_NOW' };
  const ads = [
    { id: '9001', campaign_id: '101', creative },
    { id: '9002', campaign_id: '101', creative: { id: '6', thumbnail_url: 'http://10.0.0.1/secret', title: 'Soldes' } },
  ];
  const owner = await accountOwner({ ...twoCampaigns, ads });
  await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  const [campaign] = await campaignsOf(owner);
  const params = { id: campaign?.id ?? '' };
  const { data } = await call(performance.listCampaignAds, { token: owner.token, params, query: { sort: 'name' } });
  const image = expect.stringContaining('creatives');
  expect(data.items.map(({ imageUrl, hasOwnImage, creative: said }) => [imageUrl, hasOwnImage, said])).toEqual([
    [image, false, { videoId: null, title: null, body: 'Livré en 48 h.', callToAction: 'SHOP_NOW' }],
    [null, false, { videoId: null, title: 'Soldes', body: null, callToAction: null }],
  ]);
  const subjects = ['9001', '9002'].map((adId) => ({ campaignId: params.id, adId }));
  const compared = await call(comparison.compareCampaigns, {
    token: owner.token,
    body: { subjects, metrics: ['cpa'] },
  });
  expect(compared.data.subjects.map((subject) => subject.imageUrl)).toEqual([image, null]);
});

it('leaves out a campaign that somebody deleted, until it is brought back or asked for again', async () => {
  const owner = await accountOwner(twoCampaigns);
  const { token } = owner;
  const { id } = await connectedAccount(owner);
  const names = async () => (await campaignsOf(owner)).map(({ name }) => name);
  const leftOut = async () => (await connectionNow(owner, id))?.leftOut;
  const read = async (body: object = {}) => {
    expect((await call(connections.syncConnection, { token, params: { id }, body })).status).toBe(202);
    await campaignImports.runAll();
  };
  const params = { id: (await campaignsOf(owner))[0]?.id ?? '' };
  await call(campaigns.deleteCampaign, { token, params });
  await read();
  expect(await names()).toEqual(['Campagne 102']);
  expect(await leftOut()).toEqual({ count: 1, names: ['Campagne 101'] });
  await call(campaigns.restoreCampaign, { token, params, body: {} });
  await read();
  expect(await names()).toEqual(['Campagne 101', 'Campagne 102']);
  expect(await leftOut()).toEqual({ count: 0, names: [] });

  const ids = (await campaignsOf(owner)).map((one) => one.id);
  await call(campaigns.bulkCampaigns, { token, body: { ids, action: 'delete' } });
  await read();
  expect(await names()).toEqual([]);
  await read({ leftOut: true });
  const back = await campaignsOf(owner);
  expect(back.map(({ name, figures }) => [name, figures.totals.spend])).toEqual([
    ['Campagne 101', 74.04],
    ['Campagne 102', 37.02],
  ]);
  expect(await leftOut()).toEqual({ count: 0, names: [] });
});
