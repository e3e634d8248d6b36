import type Stripe from 'stripe';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { filledAccount, localStripe, openCheckout, subscribed } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

let workspaces = 0;

/** A workspace that has paid for Starter by the month. */
async function starter() {
  const workspace = `wsp_${++workspaces}`;
  const filled = await filledAccount(local, workspace);
  const subscription = await subscribed(local, filled);
  local.received.length = 0;
  return {
    workspace,
    filled,
    subscription,
    id: subscription.id,
    to: (act: string, body?: object, method = 'POST') => local.local(method, `/customers/${workspace}/${act}`, body),
  };
}

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has an item');
  return item;
};
const priceOf = (subscription: Stripe.Subscription) => itemOf(subscription).price.id;
const latestOf = async (subscription: string) => (await stripe.invoices.list({ subscription, limit: 1 })).data[0];

const upgradeTo = (subscription: Stripe.Subscription, price: Stripe.Price): Stripe.SubscriptionUpdateParams => ({
  items: [{ id: itemOf(subscription).id, price: price.id }],
  proration_behavior: 'always_invoice',
  payment_behavior: 'pending_if_incomplete',
});

beforeEach(() => {
  local.received.length = 0;
});

it('an upgrade is invoiced at once for what is left of the period, as its preview says', async () => {
  const { filled, subscription, id, to } = await starter();
  await to('advance', { days: 15 });
  const proration_date = itemOf(subscription).current_period_start + 15 * 24 * 3_600;
  const { items } = upgradeTo(subscription, filled.professional.month);
  const preview = await stripe.invoices.createPreview({
    customer: filled.customer.id,
    subscription: id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
  });
  expect(preview.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
  expect(preview.lines.data.every(({ parent }) => parent?.subscription_item_details?.proration)).toBe(true);
  expect(preview.total).toBe(Math.round(preview.subtotal * 1.2));
  local.received.length = 0;
  const after = await stripe.subscriptions.update(id, {
    ...upgradeTo(subscription, filled.professional.month),
    proration_date,
  });
  expect(after).toMatchObject({ status: 'active', pending_update: null });
  expect(priceOf(after)).toBe(filled.professional.month.id);
  expect(itemOf(after)).toMatchObject({ current_period_end: itemOf(subscription).current_period_end });
  const invoice = await latestOf(id);
  expect(invoice).toMatchObject({
    id: after.latest_invoice,
    status: 'paid',
    billing_reason: 'subscription_update',
    total: preview.total,
  });
  await expect.poll(local.types).toContain('customer.subscription.updated');
  expect(local.types()).not.toContain('customer.subscription.pending_update_applied');
});

it('another rhythm begins a new period, less what was not used', async () => {
  const { filled, subscription, id } = await starter();
  const after = await stripe.subscriptions.update(id, upgradeTo(subscription, filled.starter.year));
  const invoice = await latestOf(id);
  expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-2_900, 29_000]);
  expect(itemOf(after).current_period_end).toBeGreaterThan(itemOf(subscription).current_period_end + 300 * 24 * 3_600);
});

it('an upgrade whose payment fails changes nothing, and applies once it is paid', async () => {
  const { filled, subscription, id, to } = await starter();
  await to('card', { card: '4000000000000341' }, 'PUT');
  const pending = await stripe.subscriptions.update(id, {
    ...upgradeTo(subscription, filled.professional.month),
    metadata: { act: 'one' },
  });
  expect(pending).toMatchObject({ status: 'active', pending_update: { metadata: { act: 'one' } } });
  expect([priceOf(pending), pending.metadata.act]).toEqual([filled.starter.month.id, undefined]);
  const invoice = await latestOf(id);
  expect(invoice).toMatchObject({ status: 'open', id: pending.latest_invoice });
  await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  await to('card', { card: '4242424242424242' }, 'PUT');
  local.received.length = 0;
  await stripe.invoices.pay(invoice?.id ?? '');
  const after = await stripe.subscriptions.retrieve(id);
  expect([priceOf(after), after.pending_update, after.metadata.act]).toEqual([
    filled.professional.month.id,
    null,
    'one',
  ]);
  await expect.poll(local.types).toContain('customer.subscription.pending_update_applied');
});

it('a change that waits for its payment is given up after 23 hours', async () => {
  const { filled, subscription, id, to } = await starter();
  await to('card', { card: '4000000000000341' }, 'PUT');
  await stripe.subscriptions.update(id, upgradeTo(subscription, filled.professional.month));
  await to('advance', { days: 1 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', pending_update: null });
  expect(await latestOf(id)).toMatchObject({ status: 'void' });
  expect(local.types()).toContain('customer.subscription.pending_update_expired');
});

it('a payment that must succeed leaves nothing behind where it does not', async () => {
  const { filled, subscription, id, to } = await starter();
  await to('card', { card: '4000000000000341' }, 'PUT');
  const before = await stripe.subscriptions.retrieve(id);
  const refusedOnce = () =>
    stripe.subscriptions.update(
      id,
      { ...upgradeTo(subscription, filled.professional.month), payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: 'refused' },
    );
  await expect(refusedOnce()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  await to('card', { card: '4242424242424242' }, 'PUT');
  // What the card did then is the answer of that key.
  await expect(refusedOnce()).rejects.toMatchObject({ statusCode: 402 });
  expect(await stripe.subscriptions.retrieve(id)).toEqual({
    ...before,
    default_payment_method: expect.not.stringContaining(String(before.default_payment_method)),
  });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
});

it('a downgrade waits for the end of the period on a schedule, and can be taken back', async () => {
  const { filled, subscription, id, to } = await starter();
  const up = await stripe.subscriptions.update(id, upgradeTo(subscription, filled.professional.year));
  const planned = async () => {
    const made = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const [current] = made.phases;
    if (!current) throw new Error('A schedule has a phase');
    return stripe.subscriptionSchedules.update(made.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: priceOf(up), quantity: 1 }], start_date: current.start_date, end_date: current.end_date },
        {
          items: [{ price: filled.starter.month.id, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    });
  };
  const first = await planned();
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await stripe.subscriptionSchedules.release(first.id)).toMatchObject({
    status: 'released',
    released_subscription: id,
  });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null });
  const schedule = await planned();
  expect(schedule.phases.map(({ start_date }) => start_date)).toEqual([
    itemOf(up).current_period_start,
    itemOf(up).current_period_end,
  ]);
  const shown = await stripe.subscriptions.retrieve(id, {
    expand: ['schedule', 'latest_invoice.payments', 'pending_setup_intent'],
  });
  expect(shown).toMatchObject({ schedule: { id: schedule.id }, pending_setup_intent: null });
  const preview = await stripe.invoices.createPreview({ subscription: id });
  expect(preview).toMatchObject({ subtotal: 2_900, period_end: itemOf(up).current_period_end });
  await to('advance', { days: 367 });
  const down = await stripe.subscriptions.retrieve(id);
  expect([priceOf(down), itemOf(down).current_period_start]).toEqual([
    filled.starter.month.id,
    itemOf(up).current_period_end,
  ]);
  expect(await latestOf(id)).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle', subtotal: 2_900 });
  await to('advance', { days: 31 });
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', schedule: null });
});

it('what is not prorated changes without an invoice, what is waits for the next one', async () => {
  const { filled, subscription, id, to } = await starter();
  const items = [{ id: itemOf(subscription).id, price: filled.professional.month.id }];
  await stripe.subscriptions.update(id, { items, proration_behavior: 'none' });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  await stripe.subscriptions.update(id, { items: [{ id: itemOf(subscription).id, price: filled.starter.month.id }] });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  await to('advance', { days: 32 });
  expect((await latestOf(id))?.lines.data).toHaveLength(3);
});

it('who pays in two tabs has two subscriptions, and one of them can be ended and paid back', async () => {
  const { filled, workspace } = await starter();
  const second = await openCheckout(local, filled, filled.starter.month);
  await local.local('POST', `/checkouts/${second.id}`, { card: '4242424242424242' });
  const both = await stripe.subscriptions.list({ customer: filled.customer.id, status: 'all' });
  expect(both.data.map(({ status }) => status)).toEqual(['active', 'active']);
  await stripe.subscriptions.cancel(both.data[0]?.id ?? '');
  expect((await local.local('GET', `/customers/${workspace}`)).subscription.id).toBe(both.data[1]?.id);
});

it('previews the first invoice of who has no subscription, and owes no tax where the customer does', async () => {
  const filled = await filledAccount(local, 'wsp_preview');
  const asked = {
    customer: filled.customer.id,
    subscription_details: { items: [{ price: filled.starter.month.id, tax_rates: [filled.tax.id] }] },
  };
  expect(await stripe.invoices.createPreview(asked)).toMatchObject({ subtotal: 2_900, total: 3_480 });
  await stripe.customers.update(filled.customer.id, { tax_exempt: 'reverse' });
  expect(await stripe.invoices.createPreview(asked)).toMatchObject({ subtotal: 2_900, total: 2_900 });
});

it('a customer that is deleted there ends what they had', async () => {
  const { filled, id, workspace } = await starter();
  expect(await stripe.customers.del(filled.customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(filled.customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await expect(openCheckout(local, filled, filled.starter.month)).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
  expect((await local.local('GET', `/customers/${workspace}`)).customer).toMatchObject({ deleted: true });
  const other = await starter();
  await other.to('delete');
  expect(local.types()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
});
