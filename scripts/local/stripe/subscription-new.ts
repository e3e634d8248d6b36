import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { type Interval, periodEndAfter } from './calendar.ts';
import { idOf, newId } from './ids.ts';
import { periodLine } from './invoice-lines.ts';
import { type InvoicePlan, invoiceOf } from './invoice-of.ts';
import { finalizeInvoice, keepInvoice } from './invoice-writes.ts';
import { wholeList } from './listing.ts';
import { invalid } from './refusal.ts';

export type Wanted = {
  customer: string;
  items: { price: string; quantity?: number; taxRates?: string[]; metadata?: Record<string, string> }[];
  metadata?: Record<string, string>;
  taxRates?: string[];
  description?: string | null;
  method?: string | null;
};

/** A subscription whose first invoice waits to be paid. */
export function beginSubscription(account: Account, wanted: Wanted): { subscription: string; invoice: string } {
  const at = account.now(wanted.customer);
  const id = newId('sub');
  const items = wanted.items.map((item) => newItem(account, id, item, at));
  const first = sameInterval(items);
  const subscription: Stripe.Subscription = {
    ...blank,
    id,
    billing_cycle_anchor: at,
    created: at,
    currency: first.price.currency,
    customer: wanted.customer,
    default_payment_method: wanted.method ?? null,
    default_tax_rates: (wanted.taxRates ?? []).map((rate) => account.store.find('tax_rate', rate, 'default_tax_rates')),
    description: wanted.description ?? null,
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    metadata: wanted.metadata ?? {},
    start_date: at,
    test_clock: account.clockOf(wanted.customer),
  };
  const invoice = invoiceOf(account, firstInvoice(account, subscription, at));
  account.store.put('subscription', { ...subscription, latest_invoice: invoice.id });
  keepInvoice(account, invoice);
  finalizeInvoice(account, invoice.id);
  account.emit('customer.subscription.created', account.store.find('subscription', id));
  return { subscription: id, invoice: invoice.id };
}

export const firstInvoice = (account: Account, subscription: Stripe.Subscription, at: number): InvoicePlan => ({
  customer: idOf(subscription.customer as string),
  subscription: subscription.id,
  metadata: subscription.metadata,
  reason: 'subscription_create',
  lines: subscription.items.data.map((item) =>
    periodLine(account, item, { start: item.current_period_start, end: item.current_period_end }),
  ),
  defaultRates: ratesOf(subscription),
  currency: subscription.currency,
  period: { start: at, end: at },
  at,
});

/** What an item of a call becomes, its period starting at a moment. */
export function newItem(
  account: Account,
  subscription: string,
  { price: id, quantity = 1, taxRates = [], metadata = {} }: Wanted['items'][number],
  at: number,
  param = 'items[0][price]',
  mustBeActive = true,
): Stripe.SubscriptionItem {
  const price = account.store.find('price', id, param);
  if (mustBeActive && !price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', { param });
  const item = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: at,
    current_trial: null,
    current_period_end: periodEndAfter(at, at, intervalOf(price)),
    current_period_start: at,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: taxRates.map((rate) => account.store.find('tax_rate', rate, param.replace('price', 'tax_rates'))),
  };
  return item as unknown as Stripe.SubscriptionItem;
}

export function intervalOf({ recurring, id }: Stripe.Price): Interval {
  if (!recurring) throw invalid(`The price \`${id}\` is not recurring.`, { param: 'price' });
  return recurring;
}

/** The first of items that are paid for at the same rhythm, in the same currency. */
export function sameInterval(items: readonly Stripe.SubscriptionItem[]): Stripe.SubscriptionItem {
  const [first] = items;
  if (!first) throw invalid('A subscription must have at least one item.', { param: 'items' });
  const rhythm = ({ price }: Stripe.SubscriptionItem) =>
    `${price.currency} ${price.recurring?.interval} ${price.recurring?.interval_count}`;
  if (items.some((one) => rhythm(one) !== rhythm(first)))
    throw invalid('All prices of a subscription must have the same interval and the same currency.', {
      param: 'items',
    });
  return first;
}

export const ratesOf = ({ default_tax_rates }: Stripe.Subscription): string[] =>
  (default_tax_rates ?? []).map(({ id }) => id);

/** The older form of a price, which stands beside it. */
export const planOf = ({
  id,
  active,
  currency,
  product,
  recurring,
  unit_amount,
  unit_amount_decimal,
  created,
}: Stripe.Price) => ({
  id,
  object: 'plan',
  active,
  amount: unit_amount,
  amount_decimal: unit_amount_decimal,
  billing_scheme: 'per_unit',
  created,
  currency,
  interval: recurring?.interval,
  interval_count: recurring?.interval_count,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

const blank = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'on_subscription',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  trial_start: null,
} as unknown as Omit<
  Stripe.Subscription,
  | 'id'
  | 'customer'
  | 'items'
  | 'created'
  | 'currency'
  | 'default_payment_method'
  | 'billing_cycle_anchor'
  | 'description'
  | 'metadata'
  | 'start_date'
  | 'test_clock'
  | 'default_tax_rates'
>;
