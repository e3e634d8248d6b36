import Stripe from 'stripe';
import type { Delivery } from '../deliveries.ts';
import { startStripe } from '../stripe-server.ts';

const secret = { secretKey: 'sk_test_local', webhookSecrets: ['whsec_local'] };
const appUrl = 'http://localhost:3000';

/** A Stripe of one's own, the real SDK before it, and what it sent. */
export async function localStripe({ file }: { file?: string } = {}) {
  const received: Delivery[] = [];
  const answers: number[] = [];
  const server = await startStripe({
    appUrl,
    secret,
    file,
    send: async (delivery) => {
      received.push(delivery);
      return answers.shift() ?? 200;
    },
  });
  const clientFor = (secretKey: string, options: Partial<Stripe.StripeConfig> = {}) =>
    new Stripe(secretKey, {
      protocol: 'http',
      host: '127.0.0.1',
      port: new URL(server.url).port,
      maxNetworkRetries: 0,
      telemetry: false,
      ...options,
    });
  const stripe = clientFor(secret.secretKey);
  const events = () => received.map(({ payload }): Stripe.Event => JSON.parse(payload));
  return {
    server,
    stripe,
    secret,
    clientFor,
    received,
    /** The statuses of the next deliveries; then 200. */
    answers,
    events,
    types: () => events().map(({ type }) => type),
    local: (method: string, path: string, body?: object) => ask(server.url, method, path, body),
  };
}

async function ask(url: string, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/_local/stripe${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { httpStatus: response.status, ...(await response.json()) };
}

export type LocalStripeForTests = Awaited<ReturnType<typeof localStripe>>;

/** Two plans, a customer of a workspace, and the French tax. */
export async function filledAccount({ stripe }: LocalStripeForTests, workspaceId: string, testClock?: string) {
  const product = async (name: string, monthly: number) => {
    const { id } = await stripe.products.create({ name });
    const price = (interval: 'month' | 'year', unit_amount: number) =>
      stripe.prices.create({ product: id, currency: 'eur', unit_amount, recurring: { interval } });
    return { month: await price('month', monthly), year: await price('year', monthly * 10) };
  };
  const tax = await stripe.taxRates.create({ display_name: 'TVA', inclusive: false, percentage: 20, country: 'FR' });
  return {
    starter: await product('Starter', 2_900),
    professional: await product('Professionnel', 9_900),
    tax,
    customer: await stripe.customers.create({
      email: 'compta@exemple.fr',
      metadata: { workspaceId },
      ...(testClock && { test_clock: testClock }),
    }),
  };
}

type Filled = Awaited<ReturnType<typeof filledAccount>>;

/** A session of Checkout for a plan, nobody having paid yet. */
export const openCheckout = (
  { stripe }: LocalStripeForTests,
  { customer, tax }: Pick<Filled, 'customer' | 'tax'>,
  price: Stripe.Price,
) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: customer.metadata.workspaceId,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { ...customer.metadata }, default_tax_rates: [tax.id] },
    success_url: 'http://localhost:3000/settings?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/settings',
  });

/** A subscription to a plan, paid by the card that is always accepted. */
export async function subscribed(local: LocalStripeForTests, filled: Filled, price = filled.starter.month) {
  const session = await openCheckout(local, filled, price);
  await local.local('POST', `/checkouts/${session.id}`, { card: '4242424242424242' });
  const { subscription } = await local.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  if (typeof subscription !== 'object' || !subscription) throw new Error('Nobody is subscribed');
  return subscription;
}
