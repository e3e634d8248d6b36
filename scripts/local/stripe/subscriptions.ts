import type Stripe from 'stripe';
import type * as z from 'zod';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { idOf } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import { mergedMetadata, read } from './params.ts';
import { payInvoice } from './pay-invoice.ts';
import { invalid, noSuch } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';
import { changeItems, failedPayment } from './subscription-change.ts';
import { endSubscription } from './subscription-end.ts';
import { beginSubscription } from './subscription-new.ts';
import { Cancel, Creation, List, Update } from './subscription-params.ts';

/** What an update may say whose payment may have to wait. */
const takenWhenPending = new Set([
  'expand',
  'items',
  'metadata',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'off_session',
  'billing_cycle_anchor',
  'payment_settings',
]);

const create: Act = (account, params) => {
  const given = read(Creation, params);
  const { id: customer } = customerOf(account, given.customer, 'customer');
  const { subscription, invoice } = beginSubscription(account, {
    customer,
    items: given.items.map(({ tax_rates, metadata, ...item }) => ({
      ...item,
      taxRates: tax_rates,
      metadata: mergedMetadata({}, metadata),
    })),
    metadata: mergedMetadata({}, given.metadata),
    taxRates: given.default_tax_rates,
    description: given.description || null,
    method: given.default_payment_method ?? null,
  });
  if (given.payment_behavior !== 'default_incomplete') {
    const outcome = payInvoice(account, invoice, {});
    if (outcome !== 'paid' && given.payment_behavior === 'error_if_incomplete')
      throw failedPayment(account, invoice, outcome);
  }
  return account.store.find('subscription', subscription);
};

const update: Act = (account, params, id = '') => {
  const before = account.store.find('subscription', id);
  const given = read(Update, params);
  refuseImpossible(before, given, Object.keys(params));
  const method = given.default_payment_method;
  if (method) account.store.find('payment_method', method, 'default_payment_method');
  const rates = given.default_tax_rates?.map((rate) => account.store.find('tax_rate', rate, 'default_tax_rates'));
  const plain: Stripe.Subscription = {
    ...before,
    ...cancellation(account, before, given),
    ...(method !== undefined && { default_payment_method: method || null }),
    ...(rates && { default_tax_rates: rates }),
    ...(given.description !== undefined && { description: given.description || null }),
    metadata: mergedMetadata(before.metadata, given.metadata),
  };
  account.store.put('subscription', plain);
  if (given.items || given.billing_cycle_anchor === 'now')
    return changeItems(account, before, plain, {
      changes: given.items ?? [],
      at: given.proration_date ?? account.now(idOf(before.customer as string)),
      anchorsNow: given.billing_cycle_anchor === 'now',
      proration: given.proration_behavior ?? 'create_prorations',
      payment: given.payment_behavior ?? 'allow_incomplete',
    });
  if (JSON.stringify(plain) !== JSON.stringify(before)) account.emit('customer.subscription.updated', plain, before);
  return plain;
};

type Given = z.output<typeof Update>;

function refuseImpossible(before: Stripe.Subscription, given: Given, said: string[]): void {
  const isEnded = before.status === 'canceled' || before.status === 'incomplete_expired';
  if (isEnded && said.some((name) => !['expand', 'metadata', 'cancellation_details'].includes(name)))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  if (before.status === 'incomplete' && given.items)
    throw invalid('You cannot update the items of a subscription whose first payment has not succeeded yet.', {
      param: 'items',
    });
  const cancels = given.cancel_at_period_end !== undefined || given.cancel_at !== undefined;
  if (before.schedule && cancels)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(before.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  const unfit = said.find((name) => !takenWhenPending.has(name));
  if (given.payment_behavior === 'pending_if_incomplete' && unfit)
    throw invalid(`When \`payment_behavior\` is set to \`pending_if_incomplete\`, you cannot pass \`${unfit}\`.`, {
      param: unfit,
    });
}

/** When it ends, as an update says it; `cancel_at_period_end: false` takes that back. */
function cancellation(account: Account, before: Stripe.Subscription, given: Given): Partial<Stripe.Subscription> {
  const end = before.items.data[0]?.current_period_end ?? null;
  const { cancel_at, cancel_at_period_end, cancellation_details } = given;
  const said = cancellation_details && {
    ...before.cancellation_details,
    ...Object.fromEntries(Object.entries(cancellation_details).map(([name, value]) => [name, value || null])),
  };
  const details = (reason: 'cancellation_requested' | null) =>
    ({ ...before.cancellation_details, ...said, reason }) as Stripe.Subscription.CancellationDetails;
  const now = account.now(idOf(before.customer as string));
  if (cancel_at_period_end === true)
    return {
      cancel_at: end,
      cancel_at_period_end: true,
      canceled_at: now,
      cancellation_details: details('cancellation_requested'),
    };
  if (cancel_at !== undefined && cancel_at !== '') {
    const at = typeof cancel_at === 'number' ? cancel_at : end;
    return {
      cancel_at: at,
      cancel_at_period_end: false,
      canceled_at: now,
      cancellation_details: details('cancellation_requested'),
    };
  }
  if (cancel_at_period_end === false || cancel_at === '')
    return { cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: details(null) };
  return said ? { cancellation_details: said as Stripe.Subscription.CancellationDetails } : {};
}

const cancel: Act = (account, params, id = '') => {
  const { cancellation_details } = read(Cancel, params);
  const before = account.store.find('subscription', id);
  if (before.ended_at !== null) throw noSuch('subscription', id);
  if (cancellation_details)
    account.store.put('subscription', {
      ...before,
      cancellation_details: {
        ...before.cancellation_details,
        ...cancellation_details,
      } as Stripe.Subscription.CancellationDetails,
    });
  return endSubscription(account, id, 'cancellation_requested');
};

const list: Act = (account, params) => {
  const { created, customer, price, status, test_clock, ...page } = read(List, params);
  if (customer) account.store.find('customer', customer, 'customer');
  const found = account.store
    .all('subscription', customer)
    .filter(
      (one) =>
        hasStatus(one, status) &&
        (!price || one.items.data.some((item) => item.price.id === price)) &&
        (!test_clock || one.test_clock === test_clock) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/subscriptions');
};

function hasStatus(one: Stripe.Subscription, wanted: z.output<typeof List>['status']): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return one.ended_at === null;
  return wanted === 'ended' ? one.ended_at !== null : one.status === wanted;
}

export const subscriptionRoutes: StripeRoute[] = [
  ['POST', '/v1/subscriptions', create],
  ['GET', '/v1/subscriptions', list],
  ['GET', '/v1/subscriptions/{id}', retrieving('subscription')],
  ['POST', '/v1/subscriptions/{id}', update],
  ['DELETE', '/v1/subscriptions/{id}', cancel],
];
