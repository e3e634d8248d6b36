import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { idOf, letters, newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import {
  created,
  emptied,
  emptyable,
  expandable,
  ignored,
  integer,
  mergedMetadata,
  metadata,
  page,
  read,
  text,
} from './params.ts';
import { noSuch } from './refusal.ts';
import type { Act, StripeRoute } from './route.ts';
import { endSubscription } from './subscription-end.ts';

const address = z.union([
  z.literal(''),
  z.strictObject({
    city: emptyable.optional(),
    country: emptyable.optional(),
    line1: emptyable.optional(),
    line2: emptyable.optional(),
    postal_code: emptyable.optional(),
    state: emptyable.optional(),
  }),
]);
const told = {
  ...expandable,
  address: address.optional(),
  balance: integer.optional(),
  description: emptyable.optional(),
  email: z.union([z.literal(''), z.email().max(512)]).optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: emptyable.optional(),
      custom_fields: ignored,
      footer: emptyable.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  name: z.string().max(256).optional(),
  phone: z.string().max(20).optional(),
  preferred_locales: z.array(text).optional(),
  tax_exempt: z.enum(['', 'exempt', 'none', 'reverse']).optional(),
};
const Creation = z.strictObject({ ...told, test_clock: text.optional() });
const Update = z.strictObject(told);
const List = z.strictObject({
  ...page,
  created: created.optional(),
  email: text.optional(),
  test_clock: text.optional(),
});

const create: Act = (account, params) => {
  const { test_clock, ...given } = read(Creation, params);
  if (test_clock) account.store.find('clock', test_clock, 'test_clock');
  const id = newId('cus', 14);
  const blank: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: test_clock ? account.store.find('clock', test_clock).frozen_time : account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: letters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: test_clock ?? null,
  };
  const customer = account.store.put('customer', changed(account, blank, given));
  account.emit('customer.created', customer);
  return customer;
};

/** A customer made by Checkout, of whom it knows the address alone. */
export const createCustomer = (account: Account, email: string): string =>
  (create(account, { email }) as Stripe.Customer).id;

const update: Act = (account, params, id = '') => {
  const before = customerOf(account, id);
  const customer = account.store.put('customer', changed(account, before, read(Update, params)));
  account.emit('customer.updated', customer, before);
  return customer;
};

function changed(account: Account, before: Stripe.Customer, given: z.output<typeof Update>): Stripe.Customer {
  const {
    address,
    balance,
    description,
    email,
    invoice_settings,
    metadata,
    name,
    phone,
    preferred_locales,
    tax_exempt,
  } = given;
  const method = invoice_settings?.default_payment_method;
  if (
    method &&
    idOf(account.store.find('payment_method', method, 'invoice_settings[default_payment_method]').customer) !==
      before.id
  )
    throw noSuch('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  return {
    ...before,
    ...emptied({ description, email, name, phone }),
    ...(address !== undefined && {
      address: address === '' ? null : { ...noAddress, ...before.address, ...emptied(address) },
    }),
    balance: balance ?? before.balance,
    invoice_settings: {
      ...before.invoice_settings,
      ...(method !== undefined && { default_payment_method: method || null }),
    },
    metadata: mergedMetadata(before.metadata, metadata),
    preferred_locales: preferred_locales ?? before.preferred_locales,
    tax_exempt: tax_exempt || before.tax_exempt,
  };
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

const list: Act = (account, params) => {
  const { created, email, test_clock, ...page } = read(List, params);
  const found = account.store
    .all('customer')
    .flatMap((one) => (one.deleted ? [] : [one]))
    .filter(
      (one) =>
        (!email || one.email === email) &&
        // Those of a test clock are seen by those who ask for it.
        idOf(one.test_clock) === (test_clock ?? null) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/customers');
};

const retrieve: Act = (account, params, id = '') => {
  read(z.strictObject(expandable), params);
  return account.store.find('customer', id);
};

export const removeCustomer: Act = (account, params, id = '') => {
  read(z.strictObject({}), params);
  const customer = customerOf(account, id);
  for (const subscription of account.store.all('subscription', id))
    endSubscription(account, subscription.id, 'cancellation_requested');
  account.store.put('former', { id, workspaceId: customer.metadata.workspaceId ?? '' });
  account.emit('customer.deleted', customer);
  return account.store.put('customer', { id, object: 'customer', deleted: true });
};

export const customerRoutes: StripeRoute[] = [
  ['POST', '/v1/customers', create],
  ['GET', '/v1/customers', list],
  ['GET', '/v1/customers/{id}', retrieve],
  ['POST', '/v1/customers/{id}', update],
  ['DELETE', '/v1/customers/{id}', removeCustomer],
];
