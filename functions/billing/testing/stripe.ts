import { randomUUID } from 'node:crypto';
import { setUpStripe } from '../../../scripts/stripe/set-up-stripe.ts';
import { getBilling } from '../../../shared/billing/billing.contract.ts';
import { createCheckout } from '../../../shared/billing/checkout.contract.ts';
import { updateBillingDetails } from '../../../shared/billing/details.contract.ts';
import type { Interval } from '../../../shared/billing/prices.ts';
import { queues } from '../../../shared/billing/queues.ts';
import { receiveStripeEvent } from '../../../shared/billing/stripe-events.contract.ts';
import { trialEnd } from '../../../shared/kernel/plans.ts';
import { stripeClient } from '../../platform/clients/stripe.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { stripe as server } from '../../platform/testing/services.ts';
import { handler } from '../stripe/sync-billing.worker.ts';
import { handler as nightHandler } from '../stripe/sync-nightly.worker.ts';
import { agency } from './agency.ts';

export const syncs = queueRuns(queues.billingSyncs, handler);
export const nights = queueRuns(queues.billingNights, nightHandler);

/** As Stripe posts it. */
export const post = (payload: string, signature: string) =>
  callRaw(receiveStripeEvent, { rawBody: payload, headers: { 'stripe-signature': signature }, ip: randomUUID() });

/** Stripe with what the product sells there, which hands its events to the product. */
export async function openStripe() {
  const stripe = (await stripeClient()) ?? expectStripe();
  await setUpStripe(stripe, 'http://localhost:3000');
  server.sendTo(async ({ payload, signature }) => (await post(payload, signature)).status);
  return stripe;
}

function expectStripe(): never {
  throw new Error('The environment of the tests has no Stripe');
}

/** What checks do to Stripe on this machine. */
export async function locally(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const response = await fetch(`${server.url}/_local/stripe${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Someone whose workspace says who is billed. */
export async function billedUser() {
  const owner = await signedInUser({}, { trialEndsAt: trialEnd(new Date()).toISOString() });
  await call(updateBillingDetails, { token: owner.token, body: { ...agency, version: 0 } });
  return owner;
}
type Billed = Awaited<ReturnType<typeof billedUser>>;

export const checkout = ({ token }: Pick<Billed, 'token'>, planCode = 'professional', interval: Interval = 'month') =>
  call(createCheckout, { token, body: { planCode, interval, acknowledgeExcess: true } });

export const pay = (id: string, card = '4242424242424242', more: object = {}) =>
  locally('POST', `/checkouts/${id}`, { card, ...more });

/** Subscribed, and told of it. */
export async function subscribedUser(planCode?: string, interval?: Interval) {
  const owner = await billedUser();
  const { data } = await checkout(owner, planCode, interval);
  await pay(data.checkout.id);
  await syncs.runAll();
  return owner;
}

export const billingOf = async ({ token }: Pick<Billed, 'token'>) => (await call(getBilling, { token })).data.billing;
