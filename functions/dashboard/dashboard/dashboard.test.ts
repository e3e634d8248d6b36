import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchCalls } from '../../../scripts/local/door/door.ts';
import * as watch from '../../../shared/ads/watch.contract.ts';
import * as dashboard from '../../../shared/dashboard/dashboard.contract.ts';
import { dashboardCards } from '../../../shared/dashboard/dashboard.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { FollowedAdvertiser } from '../../ads/watch/followed-advertiser.entity.ts';
import { newBoard } from '../../boards/testing/boards.ts';
import { calmDays, putAlert, runningCampaign } from '../../campaigns/alerts/testing/alerts.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { Pixel } from '../../pixel/pixel/pixel.entity.ts';
import { newPixel } from '../../pixel/testing/pixels.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { newWebhook } from '../../webhooks/testing/webhooks.ts';
import { WebhookHealth } from '../../webhooks/webhook/webhook-health.entity.ts';

type Query = Parameters<typeof call<typeof dashboard.getDashboard>>[1]['query'];

const dayMs = 24 * 3600 * 1000;
const yesterday = addDays(parisDay(), -1);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600 * 1000).toISOString();

afterEach(() => {
  watchCalls(undefined);
  vi.useRealTimers();
});

async function seen(token: string, query: Query = {}) {
  const { status, data } = await call(dashboard.getDashboard, { token, query });
  expect(status).toBe(200);
  return data;
}

async function person() {
  const { token, user, workspace } = await signedInUser();
  return { token, user, workspace, workspaceId: user.workspaceId };
}

/** Sixty days to yesterday. */
const days = (counts: object) => calmDays(addDays(yesterday, -59), 60, { ...counts });

describe('a workspace in which nothing happened yet', () => {
  it('answers every part, empty, with the first steps to do', async () => {
    const { token } = await person();
    expect(await seen(token)).toEqual({
      period: { from: addDays(yesterday, -29), to: yesterday },
      currencies: [],
      recent: expect.objectContaining({ currencies: [] }),
      ...{ series: [], attention: [], failing: [], pacing: [], best: [], worst: [] },
      prospects: { total: 0, open: 0, overdue: 0, ownOverdue: 0, wonValue: 0, currency: 'EUR', due: [] },
      library: { followed: 0, newAds7d: 0, advertisers: [] },
      steps: [
        { step: 'ads', done: false },
        { step: 'board', done: false },
        { step: 'prospect', done: false },
      ],
      ...{ campaigns: 0, example: false, missing: [] },
      layout: keysOf(dashboardCards).map((card) => ({ card, hidden: false })),
      version: 0,
    });
  });

  it('ticks a step as soon as it is done', async () => {
    const { token } = await person();
    await newBoard(token, { name: 'Veille' });
    await newProspect(token);
    expect((await seen(token)).steps).toEqual([
      { step: 'ads', done: false },
      { step: 'board', done: true },
      { step: 'prospect', done: true },
    ]);
  });
});

describe('the figures', () => {
  it('stand by currency beside the period before, with those of yesterday beside its day a week before', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T09:00:00Z'), toFake: ['Date'] });
    const { token, workspaceId } = await person();
    await runningCampaign(token, workspaceId, calmDays('2026-09-01', 86));
    await runningCampaign(token, workspaceId, calmDays('2026-09-01', 86));
    await runningCampaign(token, workspaceId, calmDays('2026-10-27', 30), { currency: 'USD' });
    const { currencies, recent, series } = await seen(token, { compare: 'previous' });
    expect(currencies?.map(({ currency, campaigns }) => [currency, campaigns])).toEqual([
      ['EUR', 2],
      ['USD', 1],
    ]);
    const [eur, usd] = currencies ?? [];
    expect(eur?.totals.revenue).toBe(2 * 30 * 1_200);
    expect(eur?.deltas?.revenue).toMatchObject({ current: 72_000, previous: 72_000, change: 0 });
    expect(usd?.deltas?.revenue).toMatchObject({ current: 36_000, previous: null, change: null });
    expect(recent).toMatchObject({ of: 'day', from: '2026-11-25', to: '2026-11-25' });
    expect(recent?.currencies[0]?.deltas?.conversions).toMatchObject({ current: 40, previous: 40, change: 0 });
    expect(series?.length).toBe(30);
    expect(series?.at(-1)).toEqual({ date: '2026-11-25', spend: expect.any(Number), revenue: 2_400, conversions: 40 });
  });

  it('tell the week before on a Monday', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T07:00:00Z'), toFake: ['Date'] });
    const { token, workspaceId } = await person();
    await runningCampaign(token, workspaceId, calmDays('2026-11-02', 21));
    const { recent } = await seen(token);
    expect(recent).toMatchObject({ of: 'week', from: '2026-11-16', to: '2026-11-22' });
    expect(recent?.currencies[0]?.totals.revenue).toBe(7 * 1_200);
  });

  it('name the best and the worst past their gate, by their target or all the others', async () => {
    const { token, workspaceId } = await person();
    const run = (name: string, counts: object, more: object = {}) =>
      runningCampaign(token, workspaceId, days(counts), { name, ...more });
    await run('Forte', { spend: 100, revenue: 900 });
    await run('Faible', { spend: 100, revenue: 50 });
    await run('Sous son objectif', { spend: 100, revenue: 700 }, { targets: { roas: 14 } });
    await run('Trop tôt', { spend: 1, revenue: 9, conversions: 0 });
    const { best, worst } = await seen(token);
    const told = (all: typeof best) => all?.map(({ campaign, metric, against }) => [campaign.name, metric, against.is]);
    expect(told(best)).toEqual([['Forte', 'roas', 'all']]);
    expect(told(worst)).toEqual([
      ['Faible', 'roas', 'all'],
      ['Sous son objectif', 'roas', 'target'],
    ]);
    expect(worst?.[1]).toMatchObject({ ratio: { value: 7, numerator: 21_000 }, against: { value: 14 } });
  });

  it('show the budgets furthest from their pace, of active campaigns', async () => {
    const { token, workspaceId } = await person();
    const run = (name: string, spend: number, more: object = {}) =>
      runningCampaign(token, workspaceId, days({ spend }), {
        ...{ name, budget: { type: 'total', amount: 12_000 }, startDate: addDays(yesterday, -59) },
        ...{ endDate: addDays(yesterday, 60), ...more },
      });
    await run('Dans le rythme', 100);
    await run('En avance', 180);
    await run('En retard', 40);
    await run('En pause', 500, { status: 'paused' });
    const { pacing } = await seen(token);
    expect(pacing?.map(({ campaign, pacing: { state } }) => [campaign.name, state])).toEqual([
      ['En avance', 'over'],
      ['En retard', 'under'],
      ['Dans le rythme', 'on_track'],
    ]);
  });
});

it('follows each write to the next reading', async () => {
  const { token, workspaceId } = await person();
  const id = await runningCampaign(token, workspaceId, days({ revenue: 1_000 }));
  const revenue = async () => (await seen(token)).currencies?.[0]?.totals.revenue;
  expect([await revenue(), await revenue()]).toEqual([30_000, 30_000]);
  await record(token, id, [{ date: yesterday, revenue: 4_000, spend: 100 }]);
  expect(await revenue()).toBe(33_000);
  await runningCampaign(token, workspaceId, days({ revenue: 2_000 }));
  expect(await revenue()).toBe(93_000);
});

describe('what there is to see', () => {
  it('goes by the money that it concerns, and leaves what fails its place', async () => {
    const { token, workspaceId } = await person();
    const { id } = await newCampaign(token, { name: 'Soldes' });
    for (let at = 1; at <= 12; at++) await putAlert(workspaceId, id, { spend: at * 100, severity: 'warning' });
    await putAlert(workspaceId, id, { spend: 5_000, state: 'acknowledged' });
    const pixel = await newPixel(token);
    await Pixel.patch({ workspaceId, pixelId: pixel.id }).set({ pauseCode: 'token' }).go();
    const { webhook } = await newWebhook(token, 'https://8.8.8.8/', { name: 'Caisse' });
    await WebhookHealth.put({ workspaceId, webhookId: webhook.id, failures: 7, exhausted: 0 }).go();
    const { attention, failing } = await seen(token);
    expect(attention).toHaveLength(10);
    expect(attention?.map(({ kind, stake }) => [kind, stake?.amount])).toEqual([
      ...[12, 11, 10, 9, 8, 7, 6, 5].map((at) => ['alert', at * 100]),
      ['pixel', undefined],
      ['webhook', undefined],
    ]);
    expect(attention?.[0]).toMatchObject({
      path: `/campaigns?campagne=${id}`,
      subject: expect.stringMatching(/^Soldes/),
    });
    expect(failing?.map(({ kind, name }) => [kind, name])).toEqual([
      ['webhook', 'Caisse'],
      ['pixel', 'Boutique'],
    ]);
  });

  it('holds no webhook that failed in passing, nor one that someone has switched off', async () => {
    const { token, workspaceId } = await person();
    const passing = await newWebhook(token, 'https://8.8.8.8/');
    const off = await newWebhook(token, 'https://8.8.8.8/', { active: false });
    for (const { webhook } of [passing, off])
      await WebhookHealth.put({
        ...{ workspaceId, webhookId: webhook.id },
        ...{ failures: webhook.id === off.webhook.id ? 9 : 2, exhausted: 0 },
      }).go();
    expect(await seen(token)).toMatchObject({ attention: [], failing: [] });
  });

  it('counts the prospects, and names those to call: one’s own first', async () => {
    const owner = await person();
    const { token, user, workspace } = owner;
    const other = await colleagueOf(workspace);
    const plan = (lastName: string, at: string, more: object = {}) =>
      newProspect(token, { lastName, nextAction: 'Rappeler', nextActionAt: at, value: 1_000, ...more });
    await plan('Autre', hoursAgo(80), { ownerId: other.user.userId });
    await plan('Mien', hoursAgo(30), { ownerId: user.userId });
    await plan('Gagné', hoursAgo(90), { status: 'won', value: 4_000 });
    await plan('Plus tard', new Date(Date.now() + 3 * dayMs).toISOString());
    const { prospects: told, attention } = await seen(token, { preset: 'this_year' });
    expect(told).toMatchObject({ total: 4, open: 3, overdue: 2, ownOverdue: 1, wonValue: 4_000, currency: 'EUR' });
    expect(told?.due.map(({ name, overdue, value }) => [name, overdue, value?.amount])).toEqual([
      ['Mien', true, 1_000],
      ['Autre', true, 1_000],
    ]);
    expect(attention).toEqual([
      {
        ...{ id: 'action', kind: 'action', severity: 'warning', subject: null, title: '2\u00a0actions en retard' },
        ...{ detail: 'Mien, Autre', path: '/prospects?action=retard', stake: { amount: 2_000, currency: 'EUR' } },
      },
    ]);
    const [first] = told?.due ?? [];
    const done = await call(prospects.updateProspect, {
      ...{ token, params: { id: first?.id ?? '' } },
      body: { nextAction: null, nextActionAt: null, version: first?.version ?? 0 },
    });
    expect(done.status).toBe(200);
    expect((await seen(token)).attention?.[0]?.title).toBe('Action en retard\u00a0: Autre');
  });

  it('tells the ads that followed advertisers have started in seven days', async () => {
    const { token, workspaceId } = await person();
    const follow = async (advertiserId: string, name: string, startedOn: { day: string; ads: number }[]) => {
      const { data } = await call(watch.followAdvertiser, { token, body: { advertiserId, name } });
      const followedId = data.followedAdvertiser.id;
      await FollowedAdvertiser.patch({ workspaceId, followedId }).set({ startedOn }).go();
    };
    const today = parisDay();
    await follow('1', 'Café Lumen', [
      { day: addDays(today, -7), ads: 50 },
      { day: addDays(today, -6), ads: 2 },
      { day: today, ads: 1 },
    ]);
    await follow('2', 'Maison Verte', [{ day: yesterday, ads: 5 }]);
    await follow('3', 'Atelier', []);
    expect((await seen(token)).library).toEqual({
      followed: 3,
      newAds7d: 8,
      advertisers: [
        { advertiserId: '2', name: 'Maison Verte', newAds: 5 },
        { advertiserId: '1', name: 'Café Lumen', newAds: 3 },
      ],
    });
  });
});

describe('a part', () => {
  /** Fails what the dashboard asks of the table where its keys say so. */
  const failAt = (entity: string) =>
    watchCalls((name, { body }) => {
      if (name === 'getDashboard' && String(body).includes(entity)) throw new Error('Planted fault');
    });

  it('that cannot be read is null and named, and the others answer', async () => {
    const { token, workspaceId } = await person();
    await runningCampaign(token, workspaceId, days({}));
    failAt('$followedAdvertiser_1');
    const { library, missing, currencies, steps } = await seen(token);
    expect({ library, missing }).toEqual({ library: null, missing: ['library'] });
    expect([currencies?.length, steps?.length]).toEqual([1, 3]);
  });

  it('of what there is to see is named, and the rest of it is shown', async () => {
    const { token } = await person();
    await newProspect(token, { lastName: 'Durand', nextActionAt: hoursAgo(5) });
    failAt('$webhookHealth_1');
    const { attention, missing } = await seen(token);
    expect(missing).toEqual(['webhooks']);
    expect(attention?.map(({ kind }) => kind)).toEqual(['action']);
  });

  it('of the campaigns takes with it no other', async () => {
    const { token } = await person();
    await newProspect(token);
    await seen(token);
    failAt('$campaign_1');
    const { missing, prospects: told, campaigns, attention } = await seen(token);
    expect(missing.sort()).toEqual(['alerts', 'best', 'currencies', 'pacing', 'recent', 'series', 'worst']);
    expect({ told: told?.total, campaigns, attention }).toEqual({ told: 1, campaigns: null, attention: [] });
  });

  it('that someone may not read is null, and not missing', async () => {
    const { token, workspace, workspaceId } = await person();
    await runningCampaign(token, workspaceId, days({}));
    await newProspect(token, { lastName: 'Durand', nextActionAt: hoursAgo(5) });
    const { token: theirs } = await colleagueOf(workspace, { role: 'accountant' });
    expect(await seen(theirs)).toMatchObject({
      ...{ currencies: null, recent: null, series: null, pacing: null, best: null, worst: null },
      ...{ attention: null, failing: null, prospects: null, library: null, campaigns: null, steps: [] },
      missing: [],
    });
  });

  it('costs no call more than what it is read from', async () => {
    const { token, workspaceId } = await person();
    const id = await runningCampaign(token, workspaceId, days({}));
    await putAlert(workspaceId, id);
    await newProspect(token, { lastName: 'Durand', nextActionAt: hoursAgo(5) });
    await seen(token, { compare: 'previous' });
    const { cost } = await countCosts('getDashboard', () => seen(token, { compare: 'previous' }));
    // The session and the layout, alerts, prospects to call; campaigns, connections, webhooks and their health, pixels,
    // changes of prospects, followed advertisers, a board, held reports.
    expect(cost.calls).toEqual({ 'dynamodb BatchGetItem': 3, 'dynamodb Query': 9 });
    expect(cost.reads).toBe(7);
  });
});

describe('the layout', () => {
  const put = (token: string, layout: object[], version: number) =>
    call(dashboard.updateDashboard, { token, body: { layout: layout as never, version } });

  it('is each person’s own, and whole', async () => {
    const { token, workspace } = await person();
    const { token: theirs } = await colleagueOf(workspace, { role: 'viewer' });
    const { status, data } = await put(
      token,
      [
        { card: 'library', hidden: false },
        { card: 'series', hidden: true },
      ],
      0,
    );
    expect(status).toBe(200);
    expect(data.layout.slice(0, 3)).toEqual([
      { card: 'library', hidden: false },
      { card: 'series', hidden: true },
      { card: 'attention', hidden: false },
    ]);
    expect(await seen(token)).toMatchObject(data);
    expect(await seen(theirs)).toMatchObject({ version: 0 });
    expect((await put(theirs, [], 0)).status).toBe(200);
  });

  it('refuses one that was made over another, an unknown card and the same card twice', async () => {
    const { token } = await person();
    await put(token, [], 0);
    expect((await put(token, [], 0)).status).toBe(409);
    expect((await put(token, [], 1)).status).toBe(200);
    const twice = { card: 'library', hidden: true };
    expect((await put(token, [twice, twice], 2)).status).toBe(400);
    expect((await put(token, [{ card: 'meteo', hidden: true }], 2)).status).toBe(400);
    expect((await seen(token)).version).toBe(2);
  });
});
