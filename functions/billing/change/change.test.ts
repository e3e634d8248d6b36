import { beforeAll, describe, expect, it } from 'vitest';
import { changeBilling, previewBilling } from '../../../shared/billing/changes.contract.ts';
import type { Interval, SoldPlan } from '../../../shared/billing/prices.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { billedUser, billingOf, checkout, locally, openStripe, pay, subscribedUser, syncs } from '../testing/stripe.ts';

beforeAll(async () => {
  await openStripe();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
type Body = Partial<Parameters<typeof call<typeof changeBilling>>[1]['body']>;

const at = ({ workspace }: Owner, act: string, body?: object, method: 'POST' | 'PUT' = 'POST') =>
  locally(method, `/customers/${workspace.workspaceId}/${act}`, body);
const stateOf = ({ workspace }: Owner) => locally('GET', `/customers/${workspace.workspaceId}`);
const preview = ({ token }: Owner, planCode: SoldPlan, interval: Interval = 'month') =>
  call(previewBilling, { token, body: { planCode, interval } });
async function change(owner: Owner, body: Body, version?: number) {
  const read = version ?? (await billingOf(owner)).version;
  return call(changeBilling, { token: owner.token, body: { action: 'change', version: read, ...body } });
}
/** One that must take place. */
async function changed(owner: Owner, body: Body) {
  const { data, error } = await change(owner, body);
  expect(error).toBeUndefined();
  return data.billing;
}
const to = (planCode: SoldPlan, interval: Interval = 'month', more: Body = {}) => ({ planCode, interval, ...more });

describe('a larger plan', () => {
  it('counts at once, for what its preview says, which changes nothing', async () => {
    const owner = await subscribedUser('starter');
    await at(owner, 'advance', { days: 15 });
    await syncs.runAll();
    const before = [await billingOf(owner), (await stateOf(owner)).invoices.length];
    const { status, data } = await preview(owner, 'professional');
    expect(status).toBe(200);
    expect(data.lines.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
    expect(data.lines.map(({ label }) => label.split(',')[0])).toEqual(['Starter', 'Professional']);
    expect(data.effective).toBe('now');
    expect(data.next).toMatchObject({ exclTax: 99, vat: 19.8, inclTax: 118.8 });
    expect([await billingOf(owner), (await stateOf(owner)).invoices.length]).toEqual(before);
    const changed = await change(owner, to('professional'));
    expect(changed.data.billing).toMatchObject({ plan: { code: 'professional' }, amount: 99, status: 'active' });
    const [invoice] = (await stateOf(owner)).invoices;
    expect(Math.abs(invoice.total / 100 - data.dueNow.inclTax)).toBeLessThan(0.02);
    expect(invoice.status).toBe('paid');
    expect(data.next.at).toBe(changed.data.billing.currentPeriodEnd);
  });

  it('is refused with the card, and nothing is changed, nor what was planned', async () => {
    const owner = await subscribedUser('professional');
    await changed(owner, to('starter'));
    const before = await billingOf(owner);
    await at(owner, 'card', { card: '4000000000000341' }, 'PUT');
    const { status, error } = await change(owner, to('professional', 'year'));
    expect([status, error?.reason]).toEqual([402, 'payment_failed']);
    const { paymentMethod, version, ...after } = await billingOf(owner);
    expect(before).toMatchObject(after);
    expect((await stateOf(owner)).subscription.pending_update).toBeNull();
    await at(owner, 'card', { card: '4242424242424242' }, 'PUT');
    await syncs.runAll();
    expect(await changed(owner, to('professional', 'year'))).toMatchObject({
      ...{ interval: 'year', amount: 990, scheduled: null },
    });
  });

  it('is refused with the card, be Stripe silent after it', async () => {
    const owner = await subscribedUser('starter');
    await at(owner, 'card', { card: '4000000000000341' }, 'PUT');
    const { version } = await billingOf(owner);
    // As often as its client tries: where its customer is read.
    await locally('PUT', '/faults', { calls: [{ method: 'GET', path: '/v1/customers/', status: 500, times: 3 }] });
    const { status, error } = await change(owner, to('professional'), version);
    expect([status, error?.reason]).toEqual([402, 'payment_failed']);
  });

  it('that is paid for counts, be Stripe silent when it is noted there', async () => {
    const owner = await subscribedUser('starter');
    const { version } = await billingOf(owner);
    const call = { method: 'POST', path: '/v1/subscriptions/' };
    const calls = [
      { ...call, status: 200, times: 1 },
      { ...call, status: 500, times: 3 },
    ];
    await locally('PUT', '/faults', { calls });
    const { status, data } = await change(owner, to('professional'), version);
    expect([status, data?.billing.plan.code]).toEqual([200, 'professional']);
  });

  it('asked for twice at once is paid for once', async () => {
    const owner = await subscribedUser('starter');
    const { version } = await billingOf(owner);
    const answers = await Promise.all([1, 2, 3].map(() => change(owner, to('professional', 'year'), version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await stateOf(owner)).invoices).toHaveLength(2);
  });

  it('takes a cancellation back', async () => {
    const owner = await subscribedUser('starter');
    await changed(owner, { action: 'cancel' });
    expect(await changed(owner, to('professional'))).toMatchObject({ cancelAt: null, amount: 99 });
  });
});

it('a cancellation that was never asked for is not taken back', async () => {
  const owner = await subscribedUser('professional');
  const { status, error } = await change(owner, { action: 'resume' });
  expect([status, error?.reason]).toEqual([409, 'not_cancelled']);
  await changed(owner, to('starter'));
  expect((await change(owner, { action: 'resume' })).error?.reason).toBe('not_cancelled');
  const { data } = await AuditLine.query.byWorkspace(owner.workspace).go({ pages: 'all', consistent: true });
  expect(data.map(({ type }) => type)).not.toContain('billing.resumed');
  expect((await billingOf(owner)).scheduled).toMatchObject({ planCode: 'starter' });
});

describe('a smaller plan, or a shorter interval', () => {
  it('waits for the end of the period, and can be taken back until then', async () => {
    const owner = await subscribedUser('professional', 'year');
    const { data } = await preview(owner, 'starter');
    expect(data).toMatchObject({
      ...{ lines: [], dueNow: { inclTax: 0 }, effective: 'period_end', excess: [] },
      next: { exclTax: 29, inclTax: 34.8, at: (await billingOf(owner)).currentPeriodEnd },
    });
    const { data: planned } = await change(owner, to('starter'));
    const scheduled = { planCode: 'starter', interval: 'month', at: data.next.at };
    expect(planned.billing).toMatchObject({ plan: { code: 'professional' }, scheduled });
    expect((await changed(owner, to('professional'))).scheduled).toMatchObject({
      planCode: 'professional',
    });
    expect((await changed(owner, { action: 'undo_scheduled' })).scheduled).toBeNull();
    expect((await change(owner, { action: 'undo_scheduled' })).error.reason).toBe('nothing_scheduled');
    await changed(owner, to('starter'));
    await at(owner, 'advance', { days: 366 });
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ plan: { code: 'starter' }, interval: 'month', amount: 29 });
    expect((await stateOf(owner)).invoices[0].total).toBe(3_480);
  });

  it('is given up by who cancels, and by who takes the present one again', async () => {
    const owner = await subscribedUser('professional');
    await changed(owner, to('starter'));
    expect((await changed(owner, to('professional'))).scheduled).toBeNull();
    expect((await change(owner, to('professional'))).error.reason).toBe('plan_unchanged');
    await changed(owner, to('starter'));
    const cancelled = await changed(owner, { action: 'cancel' });
    expect(cancelled).toMatchObject({ scheduled: null, cancelAt: cancelled.currentPeriodEnd });
  });

  it.each([to('professional', 'year'), { action: 'cancel' as const }])(
    'stays planned when Stripe fails in the middle of %o',
    async (asked) => {
      const owner = await subscribedUser('professional');
      const { scheduled } = await changed(owner, to('starter'));
      // As often as its client tries.
      await locally('PUT', '/faults', {
        calls: [{ method: 'POST', path: '/v1/subscriptions/', status: 500, times: 3 }],
      });
      expect((await change(owner, asked)).status).toBe(503);
      const { cancelAt, interval, ...after } = await billingOf(owner);
      expect([cancelAt, interval, after.scheduled]).toEqual([null, 'month', scheduled]);
    },
  );

  it('says what exceeds it, be it after the preview', async () => {
    const owner = await subscribedUser('professional');
    expect((await preview(owner, 'starter')).data.excess).toEqual([]);
    for (let n = 0; n < 11; n++) await call(createPersona, { token: owner.token, body: { name: `P ${n}` } as never });
    const { error } = await change(owner, to('starter'));
    expect(error).toMatchObject({ reason: 'excess_unacknowledged', details: [{ path: 'personas', message: '11/10' }] });
    expect((await preview(owner, 'starter')).data.excess).toEqual([
      { limit: 'personas', label: 'Personas', used: 11, max: 10 },
    ]);
    const { data } = await change(owner, to('starter', 'month', { acknowledgeExcess: true }));
    expect(data.billing.scheduled).toMatchObject({ planCode: 'starter' });
  });
});

describe('who has no subscription', () => {
  it('reads what a plan costs, once it is known who is billed, with or without a card', async () => {
    expect((await preview(await signedInUser(), 'starter')).error.reason).toBe('billing_details_missing');
    const owner = await billedUser();
    const sums = { exclTax: 29, vat: 5.8, inclTax: 34.8 };
    expect((await preview(owner, 'starter')).data).toMatchObject({ dueNow: sums, next: sums, effective: 'now' });
    expect((await change(owner, to('starter'), 1)).error.reason).toBe('not_subscribed');
  });

  it('pays no page that was open before another plan counted', async () => {
    const owner = await billedUser();
    const page = await checkout(owner, 'starter');
    await pay(page.data.checkout.id);
    await syncs.runAll();
    expect((await checkout(owner, 'professional')).error.reason).toBe('already_subscribed');
    const { data } = await change(owner, { action: 'refresh' });
    expect(data.billing).toMatchObject({ plan: { code: 'starter' } });
    expect((await change(owner, { planCode: 'starter' })).error.details).toEqual([
      { path: 'interval', message: 'Choisissez une période' },
    ]);
  });
});
