import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { updateBillingDetails } from '../../../shared/billing/details.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { updatePreferences } from '../../../shared/notifications/preferences.contract.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { schedules, streams } from '../../../shared/workers.ts';
import { handler as watch } from '../../events/follow-writes.stream.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { filesClient } from '../../platform/clients/files.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { stripe as server } from '../../platform/testing/services.ts';
import { agency } from '../testing/agency.ts';
import { billingOf, locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';
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

describe('a limit', () => {
  const itemOf = ({ workspace: { workspaceId } }: Owner, count: number) =>
    ThingCount.put({ workspaceId, name: 'personas', count }).params<{ Item: object }>().Item;
  const changeOf = (owner: Owner, count: number) => {
    const [after, before] = [count, count - 1].map((n) => marshall(itemOf(owner, n)));
    const record = { NewImage: after, OldImage: count > 1 ? before : undefined };
    return { dynamodb: { SequenceNumber: String(count), ...record } };
  };
  const follow = async (records: object[]) =>
    runFunction(streams.followWrites, { Records: records } as DynamoDBStreamEvent, watch);
  const make = ({ token }: Owner, name: string) => call(createPersona, { token, body: { name } as never });
  const limitsTold = async (owner: Owner, type: string) =>
    (await eventsOf(owner.workspace)).filter((event) => event.type === type).map(({ data }) => data);

  it('is told when a count comes to 80 and to 100 %, once whatever comes at once, twice or in another order', async () => {
    const owner = await signedInUser();
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => make(owner, `P ${n}`)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const { workspaceId } = owner.workspace;
    expect(await readTogether([ThingCount.get({ workspaceId, name: 'personas' })])).toEqual([itemOf(owner, 10)]);
    const records = Array.from({ length: 10 }, (_, n) => changeOf(owner, n + 1));
    await Promise.all(records.slice(0, 9).map((record) => follow([record])));
    const { cost } = await countCosts('followWrites', () => follow([...records].reverse()));
    expect(cost.calls['dynamodb GetItem']).toBe(1);
    expect(await follow([...records, ...records])).toEqual({ batchItemFailures: [] });
    await remindWorkspace(owner.workspace.workspaceId, new Date());
    const told = await limitsTold(owner, 'billing.limit_reached');
    expect(told.map((data) => [data?.limit, data?.percent, data?.used]).sort()).toEqual([
      ['personas', 100, 10],
      ['personas', 80, 8],
    ]);
    expect(await limitsTold(owner, 'workspace.limit_reached')).toContainEqual({
      usage: { limit: 'personas', label: 'Personas', percent: 80, used: 8, max: 10 },
    });
  });

  it('that is jumped to is not told as near afterwards', async () => {
    const owner = await signedInUser();
    await follow([changeOf(owner, 10)]);
    await follow([changeOf(owner, 8)]);
    const told = await limitsTold(owner, 'billing.limit_reached');
    expect(told.map((data) => data?.percent)).toEqual([100]);
  });

  it('that is raised is told anew', async () => {
    const owner = await signedInUser();
    await follow([changeOf(owner, 8)]);
    await Workspace.patch(owner.workspace).set({ plan: 'professional' }).go();
    await follow([changeOf(owner, 40)]);
    const told = await limitsTold(owner, 'billing.limit_reached');
    expect(told.map((data) => [data?.percent, data?.max])).toEqual([
      [80, 10],
      [80, 50],
    ]);
  });

  it('that another plan brings near is told in the morning, once a month', async () => {
    const owner = await signedInUser();
    for (let n = 0; n < 8; n++) await make(owner, `P ${n}`);
    const at = (day: string) => remindWorkspace(owner.workspace.workspaceId, new Date(`${day}T10:00:00Z`));
    for (const day of ['2026-12-01', '2026-12-02', '2027-01-01']) await at(day);
    expect(await limitsTold(owner, 'billing.limit_reached')).toHaveLength(2);
  });

  it('that is none, or counts down, tells nothing', async () => {
    const owner = await signedInUser({}, { plan: 'enterprise' });
    const other = await signedInUser();
    const down = changeOf(other, 9);
    const { NewImage, OldImage } = down.dynamodb;
    await follow([changeOf(owner, 50), { dynamodb: { ...down.dynamodb, NewImage: OldImage, OldImage: NewImage } }]);
    expect([await typesTold(owner), await typesTold(other)]).toEqual([[], []]);
  });
});

describe('a payment', () => {
  beforeAll(async () => {
    await openStripe();
  });

  it('that fails is told at each try, and what it ends; what was paid has its invoice', async () => {
    const owner = await subscribedUser('starter');
    expect(await typesTold(owner)).toEqual(['billing.invoice_issued', 'billing.plan_changed']);
    const changed = async () =>
      (await eventsOf(owner.workspace)).filter(({ type }) => type === 'workspace.plan_changed');
    expect(await changed()).toMatchObject([{ data: { billing: await billingOf(owner) } }]);
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
    expect((await changed()).at(-1)).toMatchObject({ data: { billing: await billingOf(owner) } });
  });

  it('that the bank wants confirmed is told as that, with the page where it is, until it is paid', async () => {
    const owner = await subscribedUser('starter');
    const at = (act: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
      locally(method, `/customers/${owner.workspace.workspaceId}/${act}`, body);
    await at('card', { card: '4000002760003184' }, 'PUT');
    await at('advance', { days: 32 });
    await syncs.runAll();
    expect(await typesTold(owner)).toContain('billing.payment_action_required');
    expect(await typesTold(owner)).not.toContain('billing.payment_failed');
    const { dunning } = await billingOf(owner);
    expect(dunning?.confirmUrl).toContain('/_local/stripe/invoices/');
    const { data } = await Event.query.byWorkspace(owner.workspace).go({ consistent: true });
    await dispatchAll(data.filter(({ type }) => type === 'billing.payment_action_required'));
    const [mail] = await mailsTo(owner.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Votre banque vous demande de confirmer un paiement',
      expect.stringContaining(dunning?.confirmUrl ?? 'none'),
    ]);
    await fetch(dunning?.confirmUrl?.replace('http://localhost:3000', server.url) ?? '', {
      method: 'POST',
      body: new URLSearchParams({ authenticate: 'true' }),
    });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ status: 'active', dunning: null });
  });

  it('by a card that expires is told of thirty days before, once', async () => {
    const owner = await subscribedUser('starter');
    const { paymentMethod } = await billingOf(owner);
    const [year, month] = (paymentMethod?.expires ?? '').split('-').map(Number);
    const end = Date.UTC(year ?? 0, month ?? 1, 1);
    const daysBefore = (days: number) =>
      remindWorkspace(owner.workspace.workspaceId, new Date(end - days * 86_400_000));
    await daysBefore(31);
    expect(await typesTold(owner)).not.toContain('billing.card_expiring');
    for (const days of [29, 3, -1]) await daysBefore(days);
    const told = (await toldTo(owner)).filter(({ type }) => type === 'billing.card_expiring');
    expect(told.map(({ data }) => data)).toEqual([{ last4: '4242', expires: paymentMethod?.expires }]);
  });

  it('has its invoice sent with its file to the address that was given, and to who wants it too', async () => {
    const owner = await subscribedUser('starter');
    const types = [{ type: 'billing.invoice_issued' as const, email: 'now' as const }];
    await call(updatePreferences, { token: owner.token, body: { types, version: 0 } });
    const { data } = await Event.query.byWorkspace(owner.workspace).go({ consistent: true });
    await dispatchAll(data.filter(({ type }) => type === 'billing.invoice_issued'));
    const sent = vi.spyOn(filesClient, 'send');
    const [own] = await mailsTo(owner.email);
    const asked = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    expect(asked).not.toContain('HeadObjectCommand');
    const billed = (await mailsTo(agency.email)).find(({ subject }) => subject === own?.subject);
    expect(own?.subject).toMatch(/^Facture F\d{4}-\d{5}$/);
    const attachments = [{ name: `${own?.subject.slice(8)}.pdf`, bytes: expect.any(Number) }];
    for (const mail of [own, billed]) expect(mail?.attachments).toEqual(attachments);
  });

  it('sends its invoice to nobody whose mails are stopped', async () => {
    const owner = await subscribedUser('starter');
    const { version } = await billingOf(owner);
    const { email } = owner;
    await call(updateBillingDetails, { token: owner.token, body: { ...agency, email, version } });
    await locally('POST', `/customers/${owner.workspace.workspaceId}/advance`, { days: 63 });
    await syncs.runAll();
    const { data } = await Event.query.byWorkspace(owner.workspace).go({ consistent: true });
    const [, second, third] = data.filter(({ type }) => type === 'billing.invoice_issued');
    const mails = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Facture'));
    await dispatchAll(second ? [second] : []);
    expect(await mails()).toHaveLength(1);
    const mailStop = { email, reason: 'complaint', at: new Date().toISOString() } as const;
    await User.patch(owner.user).set({ mailStop }).go();
    await dispatchAll(third ? [third] : []);
    expect(await mails()).toHaveLength(1);
  });
});
