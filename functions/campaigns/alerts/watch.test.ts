import { afterEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import type { Alert as ShownAlert } from '../../../shared/campaigns/alert.ts';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { schedules } from '../../../shared/workers.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { campaignRemovals, campaignWatches, fetchCampaign, record, watchAt } from '../testing/campaigns.ts';
import { calmDays, replaceFigures, runningCampaign, withDays } from './testing/alerts.ts';
import { handler as watchCampaigns } from './watch-campaigns.schedule.ts';

// Far from days on which people buy otherwise.
const spike = '2026-06-16';
const first = addDays(spike, -90);
const morningAfter = (day: string) => `${addDays(day, 1)}T06:00:00Z`;
const spikes = () => withDays(calmDays(first, 91), { [spike]: { spend: 900 } });

afterEach(() => {
  vi.useRealTimers();
});

async function person(plan: 'professional' | 'enterprise' = 'professional') {
  const { token, user } = await signedInUser({}, { plan });
  return { token, user, workspaceId: user.workspaceId };
}
type Person = Awaited<ReturnType<typeof person>>;

const alertsOf = async ({ token }: Person, query: object = {}) =>
  (await call(alerts.listAlerts, { token, query })).data.items;
const things = (found: ShownAlert[]) => found.map(({ kind, metric, state }) => [kind, metric, state]);
const raisedIn = async ({ user }: Person) =>
  (await eventsOf(user)).filter(({ type }) => type === 'campaign.alert_raised');
const toldOf = async (workspaceId: string) =>
  (await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' })).data.filter(
    ({ type, quiet }) => type === 'campaign.alert_raised' && !quiet,
  );
const answer = (owner: Person, { id, version }: ShownAlert, state: 'acknowledged' | 'dismissed' | 'open') =>
  call(alerts.updateAlert, { token: owner.token, params: { id }, body: { state, version } });

describe('a campaign that runs away', () => {
  it('is told of by itself, though five others were that day', async () => {
    const owner = await person('enterprise');
    const { token, workspaceId } = owner;
    const calm = () => runningCampaign(token, workspaceId, calmDays(addDays(spike, -20), 10));
    for (let at = 0; at < 6; at++) await calm();
    await watchAt(workspaceId, `${addDays(spike, 1)}T05:00:00Z`);
    expect(await toldOf(workspaceId)).toHaveLength(5);
    const id = await runningCampaign(token, workspaceId, spikes());
    await watchAt(workspaceId, morningAfter(spike));
    const told = await toldOf(workspaceId);
    const critical = (await alertsOf(owner)).filter(({ severity }) => severity === 'critical');
    expect(told.filter(({ entityId }) => entityId === id)).toHaveLength(critical.length);
    expect(critical.length).toBeGreaterThan(0);
  });

  it('raises one alert, told once, whoever looks at once, and resolved when two checks miss it', async () => {
    const owner = await person();
    const id = await runningCampaign(owner.token, owner.workspaceId, spikes());
    await Promise.all([
      watchAt(owner.workspaceId, morningAfter(spike)),
      watchAt(owner.workspaceId, morningAfter(spike)),
    ]);
    const [alert, ...others] = (await alertsOf(owner)).filter(({ metric }) => metric === 'spend');
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      ...{ campaignId: id, adId: null, kind: 'anomaly', metric: 'spend', severity: 'critical', state: 'open' },
      ...{ firstSeenOn: spike, lastSeenOn: spike, currency: 'EUR', version: 1 },
      title: 'Dépense\u00a0: hausse inhabituelle',
      evidence: { value: 900, direction: 'up', from: spike, to: spike },
    });
    const all = await alertsOf(owner);
    const campaign = await fetchCampaign(owner.token, id);
    const critical = all.filter(({ severity }) => severity === 'critical').length;
    expect(campaign).toMatchObject({ openAlerts: all.length, criticalAlerts: critical, version: 1 });
    expect(await raisedIn(owner)).toHaveLength(all.length);
    const shown = all.map(({ campaign: _, ...rest }) => rest);
    expect((await raisedIn(owner)).map(({ data }) => data.alert)).toEqual(expect.arrayContaining(shown));
    await replaceFigures(owner.workspaceId, id, calmDays(first, 93));
    await watchAt(owner.workspaceId, morningAfter(addDays(spike, 1)));
    await watchAt(owner.workspaceId, morningAfter(addDays(spike, 1)));
    expect((await alertsOf(owner, { state: 'open' })).length).toBe(all.length);
    await watchAt(owner.workspaceId, morningAfter(addDays(spike, 2)));
    expect(await alertsOf(owner, { state: 'open' })).toEqual([]);
    expect(await alertsOf(owner, { state: 'resolved', kind: 'anomaly' })).toContainEqual(
      expect.objectContaining({ id: alert?.id, resolvedOn: addDays(spike, 2), firstSeenOn: spike, version: 2 }),
    );
    expect(await fetchCampaign(owner.token, id)).toMatchObject({ openAlerts: 0, criticalAlerts: 0 });
    expect(await raisedIn(owner)).toHaveLength(all.length);
  });

  it('is looked at soon after its figures were written, and only while it is active', async () => {
    const owner = await person();
    const yesterday = addDays(parisDay(), -1);
    const id = await runningCampaign(owner.token, owner.workspaceId, calmDays(addDays(yesterday, -20), 18));
    await record(owner.token, id, [{ date: addDays(yesterday, -30), spend: 20 }]);
    const { data } = await Event.query.byWorkspace({ workspaceId: owner.workspaceId }).go({ pages: 'all' });
    await dispatchAll(data);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    await campaignWatches.runAll();
    vi.useRealTimers();
    expect(things(await alertsOf(owner))).toEqual([['stale_data', null, 'open']]);
    const params = { id };
    await call(campaigns.updateCampaign, { token: owner.token, params, body: { status: 'paused', version: 1 } });
    expect(things(await alertsOf(owner))).toEqual([['stale_data', null, 'resolved']]);
    expect((await fetchCampaign(owner.token, id)).openAlerts).toBe(0);
    await watchAt(owner.workspaceId, `${parisDay()}T06:00:00Z`);
    await call(campaigns.updateCampaign, { token: owner.token, params, body: { status: 'active', version: 2 } });
    await watchAt(owner.workspaceId, `${parisDay()}T07:00:00Z`);
    expect(things(await alertsOf(owner))).toEqual([
      ['stale_data', null, 'open'],
      ['stale_data', null, 'resolved'],
    ]);
  });

  it('leaves no alert behind when it is deleted', async () => {
    const owner = await person();
    const id = await runningCampaign(owner.token, owner.workspaceId, spikes());
    await watchAt(owner.workspaceId, morningAfter(spike));
    const [alert] = await alertsOf(owner);
    expect((await call(campaigns.deleteCampaign, { token: owner.token, params: { id } })).status).toBe(200);
    expect(await alertsOf(owner)).toEqual([]);
    if (!alert) return expect.fail('no alert');
    expect((await answer(owner, alert, 'acknowledged')).status).toBe(404);
    await watchAt(owner.workspaceId, morningAfter(addDays(spike, 1)));
    await campaignRemovals.runAll();
    expect((await call(list.getCampaignStats, { token: owner.token, query: {} })).data.attention).toBe(0);
  });
});

it('is what the clock asks of each workspace that has active campaigns, each morning', async () => {
  const [owner, other] = [await person(), await person()];
  await runningCampaign(owner.token, owner.workspaceId, []);
  await runningCampaign(other.token, other.workspaceId, [], { status: 'paused' });
  await campaignWatches.waiting();
  await runFunction(schedules.watchCampaigns, { at: '2026-06-16T06:00:00.000Z' }, watchCampaigns);
  const asked = (await campaignWatches.waiting()).map((body) => JSON.parse(body));
  expect(asked).toContainEqual({ task: 'all', workspaceId: owner.workspaceId, at: '2026-06-16T06:00:00.000Z' });
  expect(asked.map(({ workspaceId }) => workspaceId)).not.toContain(other.workspaceId);
});

describe('what someone does with an alert', () => {
  it('counts at once, and is refused when it was changed meanwhile', async () => {
    const owner = await person();
    const id = await runningCampaign(owner.token, owner.workspaceId, spikes());
    await watchAt(owner.workspaceId, morningAfter(spike));
    const all = await alertsOf(owner);
    const alert = all.find(({ severity }) => severity === 'critical');
    if (!alert) return expect.fail('no alert');
    const critical = async () => (await fetchCampaign(owner.token, id)).criticalAlerts;
    const before = await critical();
    const attention = async () => (await call(list.getCampaignStats, { token: owner.token, query: {} })).data.attention;
    expect(await attention()).toBe(all.length);
    const outcomes = await Promise.all([answer(owner, alert, 'acknowledged'), answer(owner, alert, 'dismissed')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await attention()).toBe(all.length - 1);
    expect((await fetchCampaign(owner.token, id)).openAlerts).toBe(all.length - 1);
    expect(await critical()).toBe(before - 1);
    const taken = (await alertsOf(owner)).find((one) => one.id === alert.id);
    expect(taken).toMatchObject({ takenBy: owner.user.userId, version: 2 });
    if (taken) expect((await answer(owner, taken, 'open')).data.alert).toMatchObject({ state: 'open', takenBy: null });
    expect(await attention()).toBe(all.length);
    expect(await critical()).toBe(before);
    const { token: stranger } = await signedInUser();
    expect((await answer({ ...owner, token: stranger }, alert, 'open')).status).toBe(404);
  });

  it('silences one that is dismissed for a fortnight, seen or not; then it is told again', async () => {
    const owner = await person();
    const yesterday = addDays(parisDay(), -1);
    await runningCampaign(owner.token, owner.workspaceId, calmDays(addDays(yesterday, -20), 18));
    const day = (count: number) => `${addDays(parisDay(), count)}T10:00:00Z`;
    await watchAt(owner.workspaceId, day(0));
    const [alert] = await alertsOf(owner);
    if (!alert) return expect.fail('no alert');
    expect((await answer(owner, alert, 'dismissed')).data.alert.dismissedUntil).not.toBeNull();
    await watchAt(owner.workspaceId, day(1));
    await watchAt(owner.workspaceId, day(13));
    expect(things(await alertsOf(owner))).toEqual([['stale_data', null, 'dismissed']]);
    expect(await raisedIn(owner)).toHaveLength(1);
    await watchAt(owner.workspaceId, day(16));
    expect(things(await alertsOf(owner))).toEqual([['stale_data', null, 'open']]);
    expect(await raisedIn(owner)).toHaveLength(2);
  });
});
