import { beforeAll, describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import { changeBilling, refreshBilling } from '../../../shared/billing/changes.contract.ts';
import { createCheckout, openPortal } from '../../../shared/billing/checkout.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import {
  billedUser,
  billingOf,
  checkout,
  locally,
  nights,
  openStripe,
  pay,
  post,
  subscribedUser,
  syncs,
} from '../testing/stripe.ts';
import { handler as nightly } from './reconcile-billing.schedule.ts';

beforeAll(async () => {
  await openStripe();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;

const of = ({ workspace }: Owner) => `/customers/${workspace.workspaceId}`;
const eventsOf = async (owner: Owner): Promise<{ id: string; type: string; payload: string }[]> =>
  (await locally('GET', of(owner))).events;
const planOf = async ({ token }: Owner) => (await call(getProfile, { token })).data.user.plan;
const change = ({ token }: Owner, action: 'cancel' | 'resume', version: number) =>
  call(changeBilling, { token, body: { action, version } });
async function linesOf({ workspace }: Owner) {
  const { data } = await AuditLine.query.byWorkspace(workspace).go({ pages: 'all', consistent: true });
  return data.map(({ type }) => type).filter((type) => type.startsWith('billing.sub'));
}
/** Those of other test files pay at another Stripe: here they would be nowhere any more. */
async function night(...owners: Owner[]) {
  await runFunction(schedules.reconcileBilling, undefined, nightly);
  const own = owners.map(({ workspace: { workspaceId } }) => JSON.stringify({ workspaceId }));
  await nights.work(...(await nights.waiting()).filter((message) => own.includes(message)));
}

describe('a subscription', () => {
  it('begins when it is paid, at the plan that was taken, and ends the trial', async () => {
    const owner = await billedUser();
    const { status, data } = await checkout(owner, 'professional', 'year');
    expect([status, data.checkout.url]).toEqual([201, expect.stringContaining('/_local/stripe/checkout/')]);
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'trial', interval: null });
    expect(await pay(data.checkout.id)).toMatchObject({ status: 'complete' });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({
      ...{ source: 'stripe', status: 'active', interval: 'year', amount: 990, currency: 'EUR', trialEndsAt: null },
      plan: { code: 'professional' },
      paymentMethod: { brand: 'visa', last4: '4242' },
      cancelAt: null,
      dunning: null,
    });
    expect(await planOf(owner)).toMatchObject({ code: 'professional', trialEndsAt: null });
    expect(await linesOf(owner)).toEqual(['billing.subscribed']);
    expect((await checkout(owner)).error.reason).toBe('already_subscribed');
  });

  it('gives nothing for a card that is refused, or waits for its holder', async () => {
    const owner = await billedUser();
    const { data } = await checkout(owner, 'starter');
    expect(await pay(data.checkout.id, '4000000000009995')).toMatchObject({ status: 'declined' });
    expect(await pay(data.checkout.id, '4000002500003155')).toMatchObject({ status: 'requires_action' });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'trial' });
    expect(await pay(data.checkout.id, '4000002500003155', { authenticate: true })).toMatchObject({
      status: 'complete',
    });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'stripe', plan: { code: 'starter' } });
  });

  it('paid in two tabs is one: the first page cannot be paid once the second is open', async () => {
    const owner = await billedUser();
    const [first, second] = [await checkout(owner), await checkout(owner)];
    await expect(pay(first.data.checkout.id)).rejects.toThrow();
    await pay(second.data.checkout.id);
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'stripe', status: 'active' });
  });

  it('is renewed, fails, is asked for again, and ends at the smallest plan', async () => {
    const owner = await subscribedUser();
    const before = await billingOf(owner);
    await locally('POST', `${of(owner)}/advance`, { days: 32 });
    await syncs.runAll();
    const renewed = await billingOf(owner);
    expect(Date.parse(renewed.currentPeriodEnd ?? '')).toBeGreaterThan(Date.parse(before.currentPeriodEnd ?? ''));
    await locally('PUT', `${of(owner)}/card`, { card: '4000000000000341' });
    await locally('POST', `${of(owner)}/advance`, { days: 31 });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({
      status: 'past_due',
      plan: { code: 'professional' },
      dunning: { attempts: expect.any(Number), nextAttemptAt: expect.any(String) },
    });
    await locally('POST', `${of(owner)}/advance`, { days: 20 });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({
      source: 'none',
      status: 'ended',
      plan: { code: 'starter' },
      dunning: null,
    });
    expect((await linesOf(owner)).at(-1)).toBe('billing.subscription_ended');
  });

  it('is cancelled for the end of its period, which can be taken back until then', async () => {
    const owner = await subscribedUser();
    const { version, currentPeriodEnd } = await billingOf(owner);
    expect((await change(owner, 'cancel', version + 1)).status).toBe(409);
    const cancelled = await change(owner, 'cancel', version);
    expect(cancelled.data.billing).toMatchObject({ status: 'active', cancelAt: currentPeriodEnd });
    const resumed = await change(owner, 'resume', cancelled.data.billing.version);
    expect(resumed.data.billing).toMatchObject({ status: 'active', cancelAt: null });
    await change(owner, 'cancel', resumed.data.billing.version);
    await locally('POST', `${of(owner)}/advance`, { days: 32 });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'none', status: 'ended', plan: { code: 'starter' } });
    expect((await change(owner, 'resume', (await billingOf(owner)).version)).error.reason).toBe('not_subscribed');
  });
});

describe('news of Stripe', () => {
  it('doubled, reversed or late end in the same state, and write nothing more', async () => {
    const owner = await subscribedUser();
    const state = await billingOf(owner);
    await locally('POST', `${of(owner)}/resend`, { times: 2, order: 'reverse' });
    await syncs.runAll();
    expect(await billingOf(owner)).toEqual(state);
    expect(await linesOf(owner)).toEqual(['billing.subscribed']);
  });

  it('that were lost are found out in the night, and on the way back from the payment', async () => {
    const [owner, other] = [await billedUser(), await billedUser()];
    for (const one of [owner, other]) {
      const { data } = await checkout(one);
      await locally('PUT', `${of(one)}/faults`, { drop: true });
      await syncs.runAll();
      await pay(data.checkout.id);
    }
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'trial' });
    const { status, data } = await call(refreshBilling, { token: owner.token });
    expect([status, data.billing]).toMatchObject([200, { source: 'stripe', status: 'active' }]);
    await night(other);
    expect(await billingOf(other)).toMatchObject({ source: 'stripe', status: 'active' });
    const { version } = await billingOf(other);
    await night(other);
    expect((await billingOf(other)).version).toBe(version);
  });

  it('must be signed by Stripe, lately, over these very bytes', async () => {
    const owner = await subscribedUser();
    const [{ payload = '' } = {}] = await eventsOf(owner);
    const { webhookSecret } = await locally('GET', '');
    const { default: Stripe } = await import('stripe');
    const sign = (text: string, over: { secret?: string; timestamp?: number } = {}) =>
      Stripe.webhooks.generateTestHeaderStringAsync({ payload: text, secret: webhookSecret, ...over });
    const now = Math.floor(Date.now() / 1000);
    const refused = await Promise.all([
      post(payload, ''),
      post(payload, 'x'),
      post(payload, await sign(`${payload} `)),
      post(payload, await sign(payload, { secret: 'whsec_other' })),
      post(payload, await sign(payload, { timestamp: now - 301 })),
    ]);
    expect(refused.map(({ status, error }) => [status, error?.reason])).toEqual(
      refused.map(() => [400, 'signature_invalid']),
    );
    expect(await syncs.waiting()).toEqual([]);
    const unknown = JSON.stringify({
      ...JSON.parse(payload),
      id: 'evt_unknown',
      type: 'tax.settings.updated',
      data: { object: {} },
    });
    expect(await post(unknown, await sign(unknown))).toMatchObject({ status: 200, data: { received: true } });
    expect(await syncs.waiting()).toEqual([]);
  });

  it('of what we do not know change nothing, and are not lost', async () => {
    const owner = await subscribedUser();
    const state = await billingOf(owner);
    for (const subscription of [{ status: 'frozen' }, { status: 'active', currency: 'usd' }]) {
      await locally('POST', `${of(owner)}/distort`, { subscription });
      expect(await syncs.work(JSON.stringify({ workspaceId: owner.workspace.workspaceId }))).toBe(1);
      expect(await billingOf(owner)).toEqual(state);
    }
    await locally('POST', `${of(owner)}/distort`, { subscription: { status: 'active', currency: 'eur' } });
    await syncs.runAll();
    expect(await billingOf(owner)).toEqual(state);
  });

  it('that come while Stripe is down wait, and are seen afterwards', async () => {
    const owner = await billedUser();
    const { data } = await checkout(owner);
    await pay(data.checkout.id);
    const [message = ''] = await syncs.waiting();
    await locally('PUT', '/faults', { calls: [{ status: 500, times: 20 }] });
    expect(await syncs.work(message)).toBe(1);
    expect((await call(refreshBilling, { token: owner.token })).status).toBe(503);
    await locally('PUT', '/faults', { calls: [] });
    expect(await syncs.work(message)).toBe(0);
    expect(await billingOf(owner)).toMatchObject({ source: 'stripe' });
  });
});

describe('the page of payment', () => {
  it('wants to know first who is billed, and who asks must be allowed to', async () => {
    const owner = await signedInUser();
    expect((await checkout(owner)).error.reason).toBe('billing_details_missing');
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    expect((await checkout(manager)).status).toBe(403);
    expect((await call(openPortal, { token: owner.token })).error.reason).toBe('not_subscribed');
    const { data, status } = await call(openPortal, { token: (await subscribedUser()).token });
    expect([status, data.url]).toEqual([200, expect.stringContaining('/_local/stripe/portal/')]);
  });

  it('says what exceeds the plan before it opens', async () => {
    const owner = await billedUser();
    const { createPersona } = await import('../../../shared/personas/persona.contract.ts');
    for (let n = 0; n < 11; n++) await call(createPersona, { token: owner.token, body: { name: `P ${n}` } as never });
    const { error } = await call(createCheckout, {
      token: owner.token,
      body: { planCode: 'starter', interval: 'month' },
    });
    expect(error).toMatchObject({ reason: 'excess_unacknowledged', details: [{ path: 'personas', message: '11/10' }] });
    expect((await checkout(owner, 'starter')).status).toBe(201);
  });
});
