import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { daySeconds } from './calendar.ts';
import { Creation, List } from './checkout-params.ts';
import { customerOf } from './customer-of.ts';
import { idOf, letters, newId } from './ids.ts';
import { periodLine } from './invoice-lines.ts';
import { invoiceOf } from './invoice-of.ts';
import { isWithin, pageOf, wholeList } from './listing.ts';
import { expandable, mergedMetadata, page, read, said } from './params.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';
import { newItem, sameInterval } from './subscription-new.ts';

const create: Act = (account, params) => {
  const given = read(Creation, params);
  const customer = given.customer ? customerOf(account, given.customer, 'customer') : null;
  const at = account.now(customer?.id ?? null);
  const expires_at = given.expires_at ?? at + daySeconds;
  if (expires_at < at + shortestSeconds || expires_at > at + longestSeconds)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  const id = `cs_test_${letters(58)}`;
  const { description = null, default_tax_rates: taxRates = [], metadata } = given.subscription_data ?? {};
  const items = given.line_items.map(({ price, quantity = 1, tax_rates = [] }) => ({
    price,
    quantity,
    taxRates: tax_rates,
  }));
  const sums = sumsOf(account, customer?.id ?? null, items, taxRates, at);
  account.store.put('basket', {
    id,
    items,
    metadata: mergedMetadata({}, metadata),
    taxRates,
    description,
    begun: null,
  });
  const session = {
    ...blank,
    ...sums,
    ...asGiven(given),
    id,
    created: at,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : 'always',
    customer_details: customer && detailsOf(customer),
    expires_at,
    metadata: mergedMetadata({}, given.metadata),
    url: `${account.appUrl}/_local/stripe/checkout/${id}`,
  } as unknown as Stripe.Checkout.Session;
  return account.store.put('checkout_session', session);
};

/** Of the half hour and the day, with what calls take on their way. */
const [shortestSeconds, longestSeconds] = [1_790, daySeconds + 10];

/** What a session says as it was told. */
const asGiven = (given: z.output<typeof Creation>) =>
  said({
    allowed_payment_method_types: given.allowed_payment_method_types,
    billing_address_collection: given.billing_address_collection,
    cancel_url: given.cancel_url,
    client_reference_id: given.client_reference_id,
    customer_email: given.customer_email,
    integration_identifier: given.integration_identifier,
    locale: given.locale,
    payment_method_collection: given.payment_method_collection,
    success_url: given.success_url,
  });

/** Of the first invoice, as it will be. */
function sumsOf(
  account: Account,
  customer: string | null,
  wanted: { price: string; quantity: number; taxRates: string[] }[],
  defaultRates: string[],
  at: number,
) {
  const items = wanted.map((item, place) => newItem(account, '', item, at, `line_items[${place}][price]`));
  const { price, current_period_end } = sameInterval(items);
  if (!customer) return { amount_subtotal: null, amount_total: null, currency: price.currency, total_details: null };
  const lines = items.map((item) => periodLine(account, item, { start: at, end: current_period_end }));
  const reason = 'subscription_create';
  const period = { start: at, end: at };
  const invoice = invoiceOf(account, {
    customer,
    subscription: null,
    reason,
    lines,
    defaultRates,
    currency: price.currency,
    period,
    at,
  });
  return {
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    currency: price.currency,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: invoice.total - invoice.subtotal },
  };
}

export const detailsOf = (customer: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails => ({
  address: customer.address ?? null,
  business_name: null,
  email: customer.email,
  individual_name: null,
  name: customer.name ?? null,
  phone: customer.phone ?? null,
  tax_exempt: customer.tax_exempt as Stripe.Checkout.Session.CustomerDetails['tax_exempt'],
  tax_ids: [],
});

/** Nobody can pay there any more. */
export function expireSession(account: Account, id: string): Stripe.Checkout.Session {
  const before = account.store.find('checkout_session', id);
  if (before.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${before.status}.`,
    );
  const session = account.store.put('checkout_session', { ...before, status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
  return session;
}

const expire: Act = (account, params, id = '') => {
  read(z.strictObject(expandable), params);
  return expireSession(account, id);
};

const list: Act = (account, params) => {
  const { created, customer, payment_intent, status, subscription, ...page } = read(List, params);
  const found = account.store
    .all('checkout_session', customer)
    .filter(
      (one) =>
        (!payment_intent || one.payment_intent === payment_intent) &&
        (!status || one.status === status) &&
        (!subscription || one.subscription === subscription) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/checkout/sessions');
};

/** What is on sale there, as the page and `expand` show it. */
export function sessionLines(account: Account, id: string) {
  const basket = account.store.find('basket', id);
  const { currency } = account.store.find('checkout_session', id);
  const items = basket.items.map(({ price, quantity, taxRates }) => {
    const item = newItem(account, '', { price, quantity, taxRates }, account.now(), 'price', false);
    const line = periodLine(account, item, { start: 0, end: 0 });
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: line.amount,
      amount_tax: 0,
      amount_total: line.amount,
      currency,
      description: account.store.get('product', idOf(item.price.product as string))?.name ?? '',
      metadata: {},
      price: item.price,
      quantity,
    };
  });
  return wholeList(items, `/v1/checkout/sessions/${id}/line_items`);
}

const listLines: Act = (account, params, id = '') => {
  read(z.strictObject(page), params);
  return sessionLines(account, id);
};

const blank = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ['always'],
    payment_method_remove: null,
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
};

export const checkoutRoutes: StripeRoute[] = [
  ['POST', '/v1/checkout/sessions', create],
  ['GET', '/v1/checkout/sessions', list],
  ['GET', '/v1/checkout/sessions/{id}', retrieving('checkout_session')],
  ['POST', '/v1/checkout/sessions/{id}/expire', expire],
  ['GET', '/v1/checkout/sessions/{id}/line_items', listLines],
];
