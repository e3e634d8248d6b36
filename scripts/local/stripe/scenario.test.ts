import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { localStripe } from './testing/local-stripe.ts';

const day = 24 * 3_600;
const ownKey = process.env.STRIPE_SECRET_KEY ?? '';

/** Moves a clock, and waits for what that brings: at Stripe it takes a while. */
async function advance(stripe: Stripe, clock: string, to: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
  await expect
    .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock)).status, {
      timeout: 120_000,
      interval: 1_000,
    })
    .toBe('ready');
}

const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has an item');
  return item;
};

const latestOf = async (stripe: Stripe, subscription: string) =>
  (await stripe.invoices.list({ subscription, limit: 1 })).data[0];

async function pricesOf(stripe: Stripe, clock: number) {
  const product = await stripe.products.create({ name: `Scenario ${clock}` });
  const price = (unit_amount: number) =>
    stripe.prices.create({ product: product.id, currency: 'eur', unit_amount, recurring: { interval: 'month' } });
  return { small: await price(2_900), large: await price(9_900), product };
}

/** What both must do alike: begin, rise, fall at the end of a period, fail, be paid, be paid back, end. */
async function scenario(stripe: Stripe): Promise<void> {
  const start = Date.UTC(2027, 0, 10, 12) / 1_000;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const { small, large, product } = await pricesOf(stripe, start);
  const tax = await stripe.taxRates.create({ display_name: 'TVA', inclusive: false, percentage: 20, country: 'FR' });
  const { id: customer } = await stripe.customers.create({ email: 'scenario@exemple.fr', test_clock: clock.id });
  const card = async (name: string) => {
    const { id } = await stripe.paymentMethods.attach(name, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  };

  await card('pm_card_visa');
  const begun = await stripe.subscriptions.create({
    customer,
    items: [{ price: small.id }],
    default_tax_rates: [tax.id],
  });
  expect(begun.status).toBe('active');
  const first = await latestOf(stripe, begun.id);
  expect(first).toMatchObject({ status: 'paid', subtotal: 2_900, total: 3_480, billing_reason: 'subscription_create' });
  expect(first?.parent?.subscription_details?.subscription).toBe(begun.id);

  await advance(stripe, clock.id, start + 10 * day);
  const risen = await stripe.subscriptions.update(begun.id, {
    items: [{ id: itemOf(begun).id, price: large.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect(itemOf(risen).price.id).toBe(large.id);
  const risenInvoice = await latestOf(stripe, begun.id);
  expect(risenInvoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
  // 21 of 31 days are left of both.
  expect(Math.abs((risenInvoice?.subtotal ?? 0) - Math.round((7_000 * 21) / 31))).toBeLessThanOrEqual(1);

  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: begun.id });
  const [phase] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: large.id, quantity: 1 }], start_date: phase?.start_date, end_date: phase?.end_date },
      {
        items: [{ price: small.id, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
  await advance(stripe, clock.id, itemOf(risen).current_period_end + 2 * 3_600);
  const fallen = await stripe.subscriptions.retrieve(begun.id);
  expect([itemOf(fallen).price.id, fallen.status]).toEqual([small.id, 'active']);
  const renewal = await latestOf(stripe, begun.id);
  expect(renewal).toMatchObject({ status: 'paid', subtotal: 2_900, billing_reason: 'subscription_cycle' });
  const released = await stripe.subscriptionSchedules.release(schedule.id);
  expect(released.status).toBe('released');

  await card('pm_card_chargeCustomerFail');
  await advance(stripe, clock.id, itemOf(fallen).current_period_end + 2 * 3_600);
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('past_due');
  const late = await latestOf(stripe, begun.id);
  expect(late).toMatchObject({ status: 'open', attempt_count: 1 });
  await expect(stripe.invoices.pay(late?.id ?? '')).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  });
  await card('pm_card_visa');
  expect((await stripe.invoices.pay(late?.id ?? '')).status).toBe('paid');
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('active');

  const paid = await stripe.invoices.retrieve(late?.id ?? '', { expand: ['payments'] });
  const payment_intent = String(paid.payments?.data[0]?.payment.payment_intent);
  expect(await stripe.refunds.create({ payment_intent, amount: 1_000 })).toMatchObject({
    amount: 1_000,
    status: 'succeeded',
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 999_999 })).rejects.toMatchObject({ statusCode: 400 });

  expect((await stripe.subscriptions.cancel(begun.id)).status).toBe('canceled');
  await expect(stripe.subscriptions.cancel(begun.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await stripe.testHelpers.testClocks.del(clock.id);
  await stripe.products.update(product.id, { active: false });
}

it('this machine does what is asked of both', async () => {
  const local = await localStripe();
  await scenario(local.stripe);
  await local.server.stop();
});

it.skipIf(!ownKey.startsWith('sk_test_'))(
  'Stripe itself does the same, in the test mode of the account that STRIPE_SECRET_KEY names',
  { timeout: 900_000 },
  () => scenario(new Stripe(ownKey)),
);
