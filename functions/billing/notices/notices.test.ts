import { beforeAll, describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';
import { handler as remind } from './remind-trials.schedule.ts';
import { remindWorkspace } from './remind-workspace.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
async function toldTo({ workspace }: Owner) {
  const events = await eventsOf(workspace);
  return events.filter(({ type }) => type.startsWith('billing.')).map(({ type, data }) => ({ type, data }));
}
const typesTold = async (owner: Owner) => (await toldTo(owner)).map(({ type }) => type).sort();
const bell = async (token: string) => (await call(listNotifications, { token, query: {} })).data.items;

describe('the end of a trial', () => {
  it('is told three days and a day before, and once it is there, each once', async () => {
    const owner = await signedInUser({}, { trialEndsAt: inDays(10).toISOString() });
    const at = (days: number) => remindWorkspace(owner.workspace.workspaceId, inDays(days));
    for (const days of [0, 6, 7.5, 8.5, 9.5, 9.6, 10.1, 11]) await at(days);
    expect((await toldTo(owner)).map(({ type, data }) => [type, data?.days])).toEqual([
      ['billing.trial_ending', 3],
      ['billing.trial_ending', 1],
      ['billing.trial_ended', null],
    ]);
  });

  it('is told by the clock to who may read the billing, by mail too', async () => {
    const owner = await signedInUser({}, { trialEndsAt: inDays(2.5).toISOString() });
    const member = await colleagueOf(owner.workspace);
    await runFunction(schedules.remindTrials, undefined, remind);
    const { data } = await Event.query.byWorkspace(owner.workspace).go({ consistent: true });
    await dispatchAll(data);
    expect(await bell(owner.token)).toMatchObject([{ title: 'Votre essai se termine dans 3\u00a0jours' }]);
    expect(await bell(member.token)).toEqual([]);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Votre essai se termine dans 3\u00a0jours',
    ]);
  });
});

it('a limit is told at 80 and at 100 %, once each in a month', async () => {
  const owner = await signedInUser();
  const make = (name: string) => call(createPersona, { token: owner.token, body: { name } as never });
  const look = (day = parisDay()) => remindWorkspace(owner.workspace.workspaceId, new Date(`${day}T10:00:00Z`));
  for (let n = 0; n < 8; n++) await make(`P ${n}`);
  for (let n = 0; n < 2; n++) await look();
  for (let n = 8; n < 10; n++) await make(`P ${n}`);
  for (let n = 0; n < 2; n++) await look();
  expect((await toldTo(owner)).map(({ data }) => [data?.limit, data?.percent, data?.used])).toEqual([
    ['personas', 80, 8],
    ['personas', 100, 10],
  ]);
});

describe('a payment', () => {
  beforeAll(async () => {
    await openStripe();
  });

  it('that fails is told at each try, and what it ends; what was paid has its invoice', async () => {
    const owner = await subscribedUser('starter');
    expect(await typesTold(owner)).toEqual(['billing.invoice_issued', 'billing.plan_changed']);
    const at = (act: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
      locally(method, `/customers/${owner.workspace.workspaceId}/${act}`, body);
    await at('card', { card: '4000000000000341' }, 'PUT');
    await at('advance', { days: 32 });
    await syncs.runAll();
    await at('resend', { times: 1, order: 'reverse' });
    await syncs.runAll();
    const failures = (await toldTo(owner)).filter(({ type }) => type === 'billing.payment_failed');
    expect(failures).toMatchObject([{ data: { attempts: expect.any(Number), nextAttemptAt: expect.any(String) } }]);
    await at('advance', { days: 20 });
    await syncs.runAll();
    expect((await toldTo(owner)).at(-1)).toMatchObject({ type: 'billing.plan_changed', data: { planCode: null } });
  });
});
