import type Stripe from 'stripe';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { filledAccount, localStripe, openCheckout, subscribed } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

beforeEach(() => {
  local.received.length = 0;
});

let workspaces = 0;

async function account() {
  const workspace = `wsp_${++workspaces}`;
  const filled = await filledAccount(local, workspace);
  return {
    workspace,
    filled,
    to: (act: string, body?: object, method = 'POST') => local.local(method, `/customers/${workspace}/${act}`, body),
  };
}

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has an item');
  return item;
};

const invoicesOf = async (subscription: string) => (await stripe.invoices.list({ subscription })).data;

it('a session of Checkout that is paid is an active subscription, told in the order of Stripe', async () => {
  const { filled, workspace } = await account();
  const session = await openCheckout(local, filled, filled.starter.month);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3_480, currency: 'eur' });
  expect(session.url).toBe(`http://localhost:3000/_local/stripe/checkout/${session.id}`);
  local.received.length = 0;
  const paid = await local.local('POST', `/checkouts/${session.id}`, { card: '4242424242424242' });
  expect(paid).toMatchObject({ status: 'complete' });
  expect(local.types()).toEqual([
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'customer.subscription.created',
    'payment_method.attached',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'customer.updated',
    'checkout.session.completed',
  ]);
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'subscription.default_payment_method'],
  });
  const subscription = done.subscription as Stripe.Subscription;
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: workspace, url: null });
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { workspaceId: workspace },
    cancel_at_period_end: false,
  });
  expect(subscription.default_payment_method).toMatchObject({ card: { last4: '4242' } });
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    subtotal: 2_900,
    total: 3_480,
    amount_paid: 3_480,
  });
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  expect(invoice.total_taxes).toMatchObject([
    { amount: 580, taxable_amount: 2_900, tax_rate_details: { tax_rate: filled.tax.id } },
  ]);
  expect(invoice.lines.data).toMatchObject([
    {
      amount: 2_900,
      description: '1 × Starter (at €29.00 / month)',
      period: { end: itemOf(subscription).current_period_end },
    },
  ]);
});

it('waits incomplete for a card that is refused or asks, and goes on with the same invoice', async () => {
  const { filled, workspace } = await account();
  const session = await openCheckout(local, filled, filled.starter.month);
  const pay = (body: object) => local.local('POST', `/checkouts/${session.id}`, body);
  expect(await pay({ card: '4000000000009995' })).toMatchObject({ status: 'declined' });
  const refused = await local.local('GET', `/customers/${workspace}`);
  expect(refused.subscription).toMatchObject({ status: 'incomplete', default_payment_method: null });
  expect(refused.invoices).toMatchObject([{ status: 'open', attempt_count: 1, next_payment_attempt: null }]);
  expect(await pay({ card: '4000000000000341' })).toMatchObject({ status: 'declined' });
  expect(await pay({ card: '4000002500003155' })).toMatchObject({ status: 'requires_action' });
  expect(local.types()).toContain('payment_intent.requires_action');
  expect(await pay({ card: '4000002500003155', authenticate: false })).toMatchObject({ status: 'declined' });
  expect(await pay({ card: '4000002500003155', authenticate: true })).toMatchObject({ status: 'complete' });
  const { subscription, invoices } = await local.local('GET', `/customers/${workspace}`);
  expect(subscription.status).toBe('active');
  expect(invoices).toHaveLength(1);
  expect(invoices[0]).toMatchObject({ id: refused.invoices[0].id, status: 'paid' });
});

it('what is not paid within 23 hours never begins', async () => {
  const { filled, workspace, to } = await account();
  const session = await openCheckout(local, filled, filled.starter.month);
  await local.local('POST', `/checkouts/${session.id}`, { card: '4000000000009995' });
  await to('advance', { days: 2 });
  const { subscription, invoices } = await local.local('GET', `/customers/${workspace}`);
  expect([subscription.status, invoices[0].status]).toEqual(['incomplete_expired', 'void']);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect(await local.local('POST', `/checkouts/${session.id}`, { card: '4242424242424242' })).toMatchObject({
    error: {},
  });
});

it('renews each month at its day, an hour before it is paid', async () => {
  const { filled, to } = await account();
  const { id, billing_cycle_anchor } = await subscribed(local, filled);
  local.received.length = 0;
  await to('advance', { days: 95 });
  const subscription = await stripe.subscriptions.retrieve(id);
  const invoices = await invoicesOf(id);
  expect(invoices.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(4);
  const [latest] = invoices;
  expect((latest?.status_transitions.paid_at ?? 0) - (latest?.created ?? 0)).toBe(3_600);
  const date = (seconds: number) => new Date(seconds * 1_000).getUTCDate();
  expect(date(itemOf(subscription).current_period_end)).toBe(date(billing_cycle_anchor));
  expect(local.types().slice(0, 8)).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
});

it('tries eight times in fourteen days, then ends', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  await to('card', { card: '4000000000000341' }, 'PUT');
  await to('advance', { days: 32 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
  const [late] = await invoicesOf(id);
  expect(late?.next_payment_attempt).toBeGreaterThan(0);
  local.received.length = 0;
  await to('advance', { days: 15 });
  expect(local.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(
    7 - ((late?.attempt_count ?? 0) - 1),
  );
  expect(local.types()).toContain('customer.subscription.deleted');
  expect((await invoicesOf(id))[0]).toMatchObject({ status: 'open', attempt_count: 8, next_payment_attempt: null });
  const ended = await stripe.subscriptions.retrieve(id);
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  expect((ended.ended_at ?? 0) - (late?.status_transitions.finalized_at ?? 0)).toBe(14 * 24 * 3_600);
});

it('a card that is changed in time brings it back', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  await to('card', { card: '4000000000000341' }, 'PUT');
  await to('advance', { days: 32 });
  expect(await to('card', { card: '4000000000009995' }, 'PUT')).toMatchObject({
    httpStatus: 402,
    error: { decline_code: 'insufficient_funds' },
  });
  await to('card', { card: '4242424242424242' }, 'PUT');
  const [late] = await invoicesOf(id);
  await stripe.invoices.pay(late?.id ?? '');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

it('a card that asks each time makes a renewal wait for the person', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  await to('card', { card: '4000002760003184' }, 'PUT');
  local.received.length = 0;
  await to('advance', { days: 32 });
  expect(local.types()).toContain('invoice.payment_action_required');
  const [late] = await invoicesOf(id);
  await expect(stripe.invoices.pay(late?.id ?? '')).rejects.toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  });
});

it('ends with its period when told to, unless that is taken back', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  const canceling = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(canceling.cancel_at).toBe(itemOf(canceling).current_period_end);
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await to('advance', { days: 40 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: canceling.cancel_at });
  expect(await invoicesOf(id)).toHaveLength(1);
  expect((await stripe.subscriptions.list({ customer: filled.customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: filled.customer.id, status: 'all' })).data).toHaveLength(1);
});

it('is canceled at once, as someone at Stripe would', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  local.received.length = 0;
  await to('cancel');
  expect(local.types()).toEqual(['customer.subscription.deleted']);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
});

it('refunds no more than was paid, and a bank may take it back', async () => {
  const { filled, to } = await account();
  const { id } = await subscribed(local, filled);
  const [invoice] = (await stripe.invoices.list({ subscription: id, expand: ['data.payments'] })).data;
  const payment_intent = String(invoice?.payments?.data[0]?.payment.payment_intent);
  expect(await stripe.refunds.create({ payment_intent, amount: 1_000 })).toMatchObject({
    status: 'succeeded',
    amount: 1_000,
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 2_481 })).rejects.toMatchObject({ param: 'amount' });
  local.received.length = 0;
  await stripe.refunds.create({ payment_intent });
  await expect.poll(local.types).toEqual(['refund.created', 'charge.refunded']);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  await to('advance', { days: 32 });
  local.received.length = 0;
  expect(await to('dispute')).toMatchObject({ dispute: { status: 'needs_response', amount: 3_480 } });
  expect(await to('dispute', { outcome: 'lost' })).toMatchObject({ dispute: { status: 'lost' } });
  expect(local.types()).toEqual(['charge.dispute.created', 'charge.updated', 'charge.dispute.closed']);
});

it('a test clock moves whoever stands on it, and nobody else', async () => {
  const start = Math.floor(Date.UTC(2027, 0, 31, 10) / 1_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const filled = await filledAccount(local, 'wsp_clock', clock.id);
  const { id } = await subscribed(local, filled);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 60 * 24 * 3_600 });
  const starts = (await invoicesOf(id)).map(({ lines }) =>
    new Date((lines.data[0]?.period.start ?? 0) * 1_000).toISOString(),
  );
  // The 31st of February is its last day, and March has its own again.
  expect(starts).toEqual(['2027-03-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z', '2027-01-31T10:00:00.000Z']);
  await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start })).rejects.toMatchObject({
    statusCode: 400,
  });
});
