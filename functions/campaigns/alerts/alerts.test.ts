import { describe, expect, it } from 'vitest';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { campaignWatches, newCampaign, watchAt } from '../testing/campaigns.ts';
import { Alert } from './alert.entity.ts';
import { calmDays, putAlert, runningCampaign, withDays } from './testing/alerts.ts';

type Rule = RouteInput<typeof alerts.updateAlertRules>['body']['rules'][number];
const cpaRule: Rule = { name: 'CPA trop haut', metric: 'cpa', operator: 'above', threshold: 25, windowDays: 7 };

const listed = async (token: string, query: RouteInput<typeof alerts.listAlerts>['query'] = {}) =>
  (await call(alerts.listAlerts, { token, query })).data;
const write = (token: string, rules: Rule[], version = 0, dryRun?: boolean) =>
  call(alerts.updateAlertRules, { token, body: { rules, version, ...(dryRun && { dryRun }) } });

describe('the list of alerts', () => {
  it('shows what is to be done first, by the money that it concerns, page by page', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const [euros, dollars] = [await newCampaign(token), await newCampaign(token, { currency: 'USD' })];
    const small = await putAlert(workspaceId, euros.id, { spend: 40, kind: 'pacing', severity: 'warning' });
    const large = await putAlert(workspaceId, euros.id, { spend: 900 });
    const unknown = await putAlert(workspaceId, euros.id, { spend: undefined });
    const foreign = await putAlert(workspaceId, dollars.id, { spend: 5_000 });
    const taken = await putAlert(workspaceId, euros.id, { spend: 9_000, state: 'acknowledged' });
    const ids = [large, small, foreign, unknown, taken];
    const all = await listed(token);
    expect(all.items.map(({ id }) => id)).toEqual(ids);
    expect(all).toMatchObject({ total: 5, nextCursor: null });
    expect(all.items[0]).toMatchObject({
      campaign: { id: euros.id, name: euros.name, platform: 'meta' },
      currency: 'EUR',
    });
    const first = await listed(token, { limit: '3' });
    const rest = await listed(token, { limit: '3', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    const idsOf = async (query: RouteInput<typeof alerts.listAlerts>['query']) =>
      (await listed(token, query)).items.map(({ id }) => id);
    expect(await idsOf({ state: ['acknowledged'] })).toEqual([taken]);
    expect(await idsOf({ kind: ['pacing'], severity: ['warning'] })).toEqual([small]);
    expect(await idsOf({ campaignId: [dollars.id] })).toEqual([foreign]);
    const sorted = await call(list.listCampaigns, { token, query: { sort: 'alerts' } });
    expect(sorted.data.items.map(({ id, openAlerts }) => [id, openAlerts])).toEqual([
      [euros.id, 3],
      [dollars.id, 1],
    ]);
    const { token: stranger } = await signedInUser();
    expect(await listed(stranger)).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it('says plainly what an older version has stored', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newCampaign(token);
    const [start, end] = ['CTR (lien)\u00a0: −25\u00a0% depuis sa première semaine', '\u00a0; CPA multiplié par 1,4'];
    const put = (doubt: string) => putAlert(user.workspaceId, id, { detail: `${start} (${doubt})${end}` });
    const ids = [await put('p\u00a0<\u00a00,001'), await put('p\u00a0=\u00a00,02')];
    const { items } = await listed(token);
    expect(items.filter((alert) => ids.includes(alert.id)).map(({ detail }) => detail)).toEqual([
      start + end,
      start + end,
    ]);
  });

  it('changes no alert that is resolved, and none into what it cannot be', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newCampaign(token);
    const alertId = await putAlert(user.workspaceId, id, { state: 'resolved' });
    const change = (state: string, version = 1) =>
      call(alerts.updateAlert, { token, params: { id: alertId }, body: { state: state as 'open', version } });
    expect(await change('open')).toMatchObject({ status: 409, error: { message: expect.stringContaining('résolue') } });
    expect((await change('resolved')).status).toBe(400);
    expect((await change('open', 2)).status).toBe(409);
  });
});

describe('who is told of alerts', () => {
  it('hears of five a day one by one, then how many more there are, where they may read campaigns', async () => {
    const { token, user, workspace } = await signedInUser({}, { plan: 'enterprise' });
    const { workspaceId } = user;
    const blind = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:read'] });
    const day = parisDay();
    for (let at = 0; at < 7; at++) await runningCampaign(token, workspaceId, calmDays(addDays(day, -14), 10));
    await watchAt(workspaceId, `${day}T06:00:00Z`);
    expect((await listed(token)).total).toBe(7);
    await campaignWatches.work(JSON.stringify({ task: 'count', workspaceId, day }));
    await campaignWatches.work(JSON.stringify({ task: 'count', workspaceId, day }));
    const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
    await dispatchAll(data);
    const { items } = (await call(listNotifications, { token, query: {} })).data;
    expect(items.map(({ type }) => type).sort()).toEqual([
      ...Array(5).fill('campaign.alert_raised'),
      'campaign.alerts_counted',
    ]);
    expect(items.find(({ type }) => type === 'campaign.alerts_counted')?.title).toBe(
      '2\u00a0autres alertes sur vos campagnes',
    );
    expect((await call(listNotifications, { token: blind.token, query: {} })).data.items).toEqual([]);
  });
});

describe('alert rules', () => {
  const yesterday = addDays(parisDay(), -1);
  /** Dear for three weeks in all, in two parts: cheap for a month between. */
  const days = () => {
    const all = calmDays(addDays(yesterday, -79), 80);
    const dear = (from: number, to: number) =>
      all.slice(from, to).map(({ date }) => [date, { conversions: 5 }] as const);
    return withDays(all, Object.fromEntries([...dear(20, 30), ...dear(70, 80)]));
  };

  it('say how often they would have spoken, and speak from then on', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const id = await runningCampaign(token, workspaceId, days());
    await runningCampaign(token, workspaceId, days(), { platform: 'google' });
    const rules: Rule[] = [
      { ...cpaRule, filters: { platform: ['meta'] } },
      cpaRule,
      { ...cpaRule, threshold: 500 },
      { ...cpaRule, metric: 'conversions', operator: 'down_by', threshold: 0.5 },
    ];
    const dry = await write(token, rules, 0, true);
    expect(dry.status).toBe(200);
    expect(dry.data.rehearsal).toEqual([
      { index: 0, times: 2 },
      { index: 1, times: 4 },
      { index: 2, times: 0 },
      { index: 3, times: 4 },
    ]);
    expect((await call(alerts.getAlertRules, { token })).data).toEqual({ rules: [], version: 0 });
    const [rule] = rules;
    if (!rule) return;
    const written = await write(token, [rule]);
    expect(written.data).toMatchObject({ version: 1, rules: [{ name: 'CPA trop haut', active: true }] });
    await watchAt(workspaceId, `${parisDay()}T06:00:00Z`);
    const { items } = await listed(token, { kind: ['rule'] });
    expect(items).toMatchObject([
      { campaignId: id, metric: 'cpa', ruleId: written.data.rules[0]?.id, title: 'CPA trop haut', severity: 'warning' },
    ]);
    expect(items[0]?.evidence).toMatchObject({ expected: 25, from: addDays(yesterday, -6), to: yesterday });
  });

  it('are written whole, by one at a time', async () => {
    const { token } = await signedInUser();
    const [one] = (await write(token, [cpaRule])).data.rules;
    const outcomes = await Promise.all([write(token, [], 1), write(token, [{ ...cpaRule, ...one }], 1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { token: stranger } = await signedInUser();
    expect((await call(alerts.getAlertRules, { token: stranger })).data).toEqual({ rules: [], version: 0 });
  });

  it.each<[string, object]>([
    ['rules.0.threshold', { threshold: -1 }],
    ['rules.0.threshold', { metric: 'linkCtr', threshold: 1.5 }],
    ['rules.0.threshold', { operator: 'below', threshold: 0 }],
    ['rules.0.threshold', { operator: 'down_by', threshold: 2 }],
    ['rules.0.threshold', { operator: 'up_by', threshold: 0 }],
    ['rules.0.threshold', { threshold: 1e15 }],
    ['rules.0.threshold', { threshold: null }],
    ['rules.0.windowDays', { windowDays: 91 }],
    ['rules.0.windowDays', { windowDays: 0 }],
    ['rules.0.metric', { metric: 'frequency' }],
    ['rules.0.name', { name: ' ' }],
    ['rules.0.filters.platform.0', { filters: { platform: ['minitel'] } }],
  ])('refuse at %s what can never be met: %o', async (path, more) => {
    const { token } = await signedInUser();
    const { status, error } = await write(token, [{ ...cpaRule, ...more } as Rule]);
    expect(status).toBe(400);
    expect(error?.details?.map((detail) => detail.path)).toEqual([path]);
  });

  it('are fifty at most, and each once', async () => {
    const { token } = await signedInUser();
    expect((await write(token, Array(51).fill(cpaRule))).status).toBe(400);
    const [one] = (await write(token, [cpaRule])).data.rules;
    expect(
      (
        await write(
          token,
          [
            { ...cpaRule, ...one },
            { ...cpaRule, ...one },
          ],
          1,
        )
      ).status,
    ).toBe(400);
  });
});

it('leaves what it stores of an alert bounded', async () => {
  const { token, user } = await signedInUser();
  const id = await runningCampaign(token, user.workspaceId, calmDays('2026-06-01', 10));
  for (const day of ['2026-06-14', '2026-06-15', '2026-06-16']) await watchAt(user.workspaceId, `${day}T06:00:00Z`);
  const { data } = await Alert.query.byCampaign({ workspaceId: user.workspaceId, campaignId: id }).go();
  expect(data.map(({ kind, firstSeenOn, lastSeenOn }) => [kind, firstSeenOn, lastSeenOn])).toEqual([
    ['stale_data', '2026-06-13', '2026-06-15'],
  ]);
});
