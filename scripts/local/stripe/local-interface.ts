import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { changeCard, isGoingOn } from './cards.ts';
import { payCheckout } from './checkout-payment.ts';
import { advanceCustomer } from './clocks.ts';
import { removeCustomer } from './customers.ts';
import type { Deliveries } from './deliveries.ts';
import { type KeptEvent, payloadOf } from './kinds.ts';
import { dispute } from './refunds.ts';
import { invalid } from './refusal.ts';
import { endSubscription } from './subscription-end.ts';

const share = z.union([z.boolean().transform(Number), z.number().min(0).max(1)]);
const times = z.union([z.boolean().transform(Number), z.number().int().min(0).max(20)]);
const Checkout = z.strictObject({ card: z.string(), authenticate: z.boolean().optional() });
const Advance = z.strictObject({ days: z.number().positive().max(1_200) });
const Resend = z.strictObject({
  times: z.number().int().min(1).max(100).default(1),
  order: z.literal('reverse').optional(),
});
const Card = z.strictObject({ card: z.string() });
const Faults = z.strictObject({
  drop: share.default(0),
  duplicate: times.default(0),
  reverse: z.boolean().default(false),
});
const Dispute = z.strictObject({ outcome: z.enum(['won', 'lost']).optional() });
const fields = z.record(z.string(), z.unknown());
const known = z.looseObject({ id: z.string() }).optional();
const Distort = z.strictObject({
  subscription: fields.default({}),
  event: fields.default({}),
  ...{ invoice: known, charge: known, refund: known },
});

type LocalAct = (account: Account, customer: string, body: unknown) => object;

/** What checks do to a customer, by method and last part of the path. */
const acts: Record<string, LocalAct> = {
  'POST advance': (account, customer, body) => {
    advanceCustomer(account, customer, Advance.parse(body).days);
    return { now: new Date(account.now(customer) * 1_000).toISOString() };
  },
  'POST cancel': (account, customer) => {
    const subscription = subscriptionOf(account, customer);
    if (!subscription) throw invalid('There is no subscription to cancel.');
    return { subscription: endSubscription(account, subscription.id, 'cancellation_requested') };
  },
  'POST delete': (account, customer) => removeCustomer(account, {}, customer),
  'PUT card': (account, customer, body) => ({ paymentMethod: changeCard(account, customer, Card.parse(body).card) }),
  'PUT faults': (account, customer, body) =>
    account.store.put('faults', { id: customer, lost: 0, ...Faults.parse(body) }),
  'POST dispute': (account, customer, body) => ({ dispute: dispute(account, customer, Dispute.parse(body).outcome) }),
  'POST distort': distort,
};

/** Makes of the subscription, of the event that tells it and of payments what Stripe might one day: fields that nobody expects. */
function distort(account: Account, customer: string, body: unknown) {
  const asked = Distort.parse(body);
  const before = subscriptionOf(account, customer);
  if (!before) throw invalid('There is no subscription to distort.');
  account.envelope = asked.event as Partial<Stripe.Event>;
  for (const kind of ['invoice', 'charge', 'refund'] as const) {
    const of = asked[kind];
    if (of) account.store.put(kind, { ...account.store.find(kind, of.id), ...of } as never);
  }
  const subscription = account.store.put('subscription', {
    ...before,
    ...(asked.subscription as Partial<Stripe.Subscription>),
  });
  account.emit('customer.subscription.updated', subscription, before);
  return { subscription };
}

type Asked = { method: string; path: string; body: unknown };
type Made = { result: object; events: KeptEvent[] };

/** What the checks ask of this machine's Stripe, as JSON; null where it is no address of theirs. Answers once the events have gone. */
export async function answerLocal(
  account: Account,
  deliveries: Deliveries,
  { method, path, body }: Asked,
): Promise<object | null> {
  const checkout = /^\/checkouts\/([^/]+)$/.exec(path);
  const [, workspace, act] = /^\/customers\/([^/]+)(?:\/([a-z]+))?$/.exec(path) ?? [];
  if (method === 'POST' && checkout) {
    const { card, authenticate } = Checkout.parse(body);
    return sent(
      deliveries,
      during(account, () => ({ status: payCheckout(account, checkout[1] ?? '', card, authenticate) })),
    );
  }
  if (workspace === undefined) return null;
  const customer = customerFor(account, decodeURIComponent(workspace));
  if (method === 'GET' && act === undefined) return shownCustomer(account, customer);
  if (method === 'POST' && act === 'resend') {
    const { times, order } = Resend.parse(body ?? {});
    await deliveries.resend(customer, times, order === 'reverse');
    return {};
  }
  const run = acts[`${method} ${act}`];
  if (!run) return null;
  // What an earlier call told is not dropped, nor distorted, by what this one asks.
  await deliveries.underWay(customer);
  return sent(
    deliveries,
    during(account, () => run(account, customer, body ?? {})),
  );
}

export function during(account: Account, act: () => object): Made {
  const { result, events } = account.during({ request: null, idempotencyKey: null }, act);
  if (result instanceof Error) throw result;
  return { result, events };
}

async function sent(deliveries: Deliveries, { result, events }: Made): Promise<object> {
  await deliveries.deliver(events);
  return result;
}

/** The newest customer of a workspace, be it deleted since. */
function customerFor({ store }: Account, workspaceId: string): string {
  const found = store.all('customer', workspaceId).at(-1);
  const former = store.all('former', workspaceId).at(-1);
  const id = found?.id ?? former?.id;
  if (!id) throw invalid(`No customer of the workspace ${workspaceId}`, { code: 'resource_missing' }, 404);
  return id;
}

/** The one that goes on, or else the last one. */
export function subscriptionOf({ store }: Account, customer: string): Stripe.Subscription | null {
  const own = store.all('subscription', customer);
  return own.findLast(isGoingOn) ?? own.at(-1) ?? null;
}

const shownCustomer = (account: Account, customer: string) => ({
  customer: account.store.find('customer', customer),
  subscription: subscriptionOf(account, customer),
  invoices: account.store.all('invoice', customer).reverse(),
  events: account.store
    .all('event', customer)
    .map((event) => ({ id: event.id, type: event.type, payload: payloadOf(event) })),
});
