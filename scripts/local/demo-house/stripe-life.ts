import type Stripe from 'stripe';
import type { BillingAccountItem } from '../../../functions/billing/core/billing-account.entity.ts';
import { customerParams } from '../../../functions/billing/core/tell-details.ts';
import type { Interval } from '../../../shared/billing/prices.ts';
import { priceKey, type SoldPlan } from '../../../shared/billing/prices.ts';
import { taxRateKey } from '../../../shared/billing/provider-keys.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import type { Account } from '../stripe/account.ts';
import { asked } from '../stripe/api.ts';
import { newCard, setDefaultMethod } from '../stripe/cards.ts';
import { payCheckout } from '../stripe/checkout-payment.ts';
import { advanceCustomer } from '../stripe/clocks.ts';
import type { Params } from '../stripe/form.ts';
import { subscriptionOf } from '../stripe/local-interface.ts';
import { dispute } from '../stripe/refunds.ts';
import { versionAt } from './price-story.ts';
import { cards, type Step } from './story.ts';

const daySeconds = 24 * 3_600;

export type Life = Pick<BillingAccountItem, 'workspaceId' | 'details'> & {
  today: Date;
  /** Its subscription ends with it. */
  closes: boolean;
  steps: readonly { at: Date; step: Step }[];
};

/** Has a workspace live at this machine's Stripe, step by step until now, once; from then on it goes on by the real clock. Answers the customer. */
export function liveAtStripe(account: Account, life: Life): string {
  const { workspaceId, steps, closes } = life;
  const known = account.store.all('customer', workspaceId).at(-1);
  if (known) return known.id;
  const [first] = steps;
  if (!first) throw new Error(`${workspaceId} never paid`);
  const customer = customerOf(account, life, first.at);
  for (const { at, step } of steps) {
    goTo(account, customer, at);
    take(account, { customer, life, at }, step);
  }
  goTo(account, customer, new Date());
  account.store.remove('ahead', customer);
  if (closes) leave(account, customer);
  return customer;
}

const leave = (account: Account, customer: string): void =>
  void call(account, `/v1/subscriptions/${living(account, customer).id}`, { cancel_at_period_end: 'true' });

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

function customerOf(account: Account, { details, workspaceId }: Life, at: Date): string {
  const { id } = call<Stripe.Customer>(account, '/v1/customers', customerParams({ details, workspaceId }));
  const seconds = secondsOf(at) - account.now();
  account.store.put('ahead', { id, seconds });
  account.store.put('customer', { ...account.store.find('customer', id), created: secondsOf(at) } as Stripe.Customer);
  if (details.vatNumber) call(account, `/v1/customers/${id}/tax_ids`, { type: 'eu_vat', value: details.vatNumber });
  return id;
}

function goTo(account: Account, customer: string, at: Date): void {
  const seconds = secondsOf(at) - account.now(customer);
  if (seconds > 0) advanceCustomer(account, customer, seconds / daySeconds);
}

const call = <T>(account: Account, path: string, params: Params): T => asked(account, 'POST', path, params) as T;

type Scene = { customer: string; life: Life; at: Date };

function take(account: Account, scene: Scene, step: Step): void {
  const { customer } = scene;
  switch (step.does) {
    case 'take':
      subscribe(account, scene, step);
      break;
    case 'raise':
      raise(account, scene, step);
      break;
    case 'lower':
      lower(account, scene, step);
      break;
    case 'leave':
      leave(account, customer);
      break;
    case 'card':
      changeCard(account, customer, step.card);
      break;
    case 'refund':
      payBack(account, customer, step);
      break;
    case 'dispute':
      dispute(account, customer, step.outcome);
  }
}

function living(account: Account, customer: string): Stripe.Subscription {
  const found = subscriptionOf(account, customer);
  if (!found) throw new Error(`${customer} has no subscription`);
  return found;
}

type Offer = { planCode: SoldPlan; interval: Interval };

/** As `saleOf` has it sold on that day. */
function saleOf(account: Account, { life, at }: Scene, { planCode, interval }: Offer) {
  const { version, prices } = versionAt(planCode, at, life.today);
  const key = priceKey(planCode, interval, prices?.[interval] ?? 0);
  const price = account.store.all('price').find(({ lookup_key }) => lookup_key === key);
  if (!price) throw new Error(`Stripe has no price ${key}`);
  return { price: price.id, metadata: { planCode, interval, planVersion: String(version) } };
}

function ratesFor(account: Account, { details }: Life): string[] {
  const { rate } = vatOf(details);
  const key = taxRateKey(rate);
  return account.store.all('tax_rate').flatMap(({ id, metadata }) => (rate > 0 && metadata?.key === key ? [id] : []));
}

function subscribe(account: Account, scene: Scene, offer: Offer): void {
  const { customer, life } = scene;
  const { price, metadata } = saleOf(account, scene, offer);
  const rates = ratesFor(account, life);
  const { id } = call<Stripe.Checkout.Session>(account, '/v1/checkout/sessions', {
    mode: 'subscription',
    customer,
    client_reference_id: life.workspaceId,
    line_items: [{ price, quantity: '1' }],
    subscription_data: {
      metadata: { workspaceId: life.workspaceId, ...metadata },
      ...(rates.length > 0 && { default_tax_rates: rates }),
    },
    locale: 'fr',
    success_url: account.appUrl,
    cancel_url: account.appUrl,
  });
  payCheckout(account, id, cards.good);
}

function raise(account: Account, scene: Scene, offer: Offer): void {
  const { id, items } = living(account, scene.customer);
  const { price, metadata } = saleOf(account, scene, offer);
  call(account, `/v1/subscriptions/${id}`, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  call(account, `/v1/subscriptions/${id}`, { metadata });
}

function lower(account: Account, scene: Scene, offer: Offer): void {
  const { id, items } = living(account, scene.customer);
  const [item] = items.data;
  const next = saleOf(account, scene, offer);
  const rates = ratesFor(account, scene.life);
  const schedule = call<Stripe.SubscriptionSchedule>(account, '/v1/subscription_schedules', { from_subscription: id });
  const { start_date = 0, end_date = 0 } = schedule.current_phase ?? {};
  const common = { default_tax_rates: rates, proration_behavior: 'none' };
  call(account, `/v1/subscription_schedules/${schedule.id}`, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item?.price.id ?? '', quantity: '1' }],
        start_date: String(start_date),
        end_date: String(end_date),
        ...common,
      },
      {
        items: [{ price: next.price, quantity: '1' }],
        duration: { interval: offer.interval, interval_count: '1' },
        metadata: next.metadata,
        ...common,
      },
    ],
  });
}

/** Also one that the bank would have refused at once: it has emptied since. */
function changeCard(account: Account, customer: string, number: string): void {
  const { id } = newCard(account, customer, number, { isSetUp: true, isKept: true });
  setDefaultMethod(account, customer, id);
  account.store.put('subscription', { ...living(account, customer), default_payment_method: id });
}

function payBack(account: Account, customer: string, { reason, cents }: { reason: string; cents?: number }): void {
  const charge = account.store.all('charge', customer).findLast((one) => one.paid);
  call(account, '/v1/refunds', {
    payment_intent: String(charge?.payment_intent),
    ...(cents && { amount: String(cents) }),
    reason: 'requested_by_customer',
    metadata: { reason },
  });
}
