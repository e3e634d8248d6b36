import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { idOf, newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import {
  created,
  emptyable,
  expandable,
  flag,
  integer,
  mergedMetadata,
  metadata,
  page,
  read,
  said,
  text,
} from './params.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((code) => code.toLowerCase());
const interval = z.enum(['day', 'week', 'month', 'year']);
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
const told = {
  ...expandable,
  active: flag.optional(),
  lookup_key: z.string().max(200).optional(),
  metadata: metadata.optional(),
  nickname: emptyable.optional(),
  tax_behavior: taxBehavior.optional(),
  transfer_lookup_key: flag.optional(),
};
const Creation = z.strictObject({
  ...told,
  currency,
  product: text,
  unit_amount: integer.pipe(z.number().min(0)),
  billing_scheme: z.literal('per_unit').optional(),
  recurring: z
    .strictObject({
      interval,
      interval_count: integer.pipe(z.number().min(1).max(156)).optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
});
const Update = z.strictObject(told);
const List = z.strictObject({
  ...page,
  active: flag.optional(),
  created: created.optional(),
  currency: currency.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  recurring: z.strictObject({ interval: interval.optional(), usage_type: text.optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

const create: Act = (account, params) => {
  const { product, unit_amount, recurring, currency, lookup_key, transfer_lookup_key, ...given } = read(
    Creation,
    params,
  );
  account.store.find('product', product, 'product');
  takeKey(account, lookup_key, transfer_lookup_key);
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookup_key || null,
    metadata: mergedMetadata({}, given.metadata),
    nickname: given.nickname || null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: wireDecimal(unit_amount),
  };
  account.store.put('price', price);
  account.emit('price.created', price);
  return price;
};

/** The SDK reads such texts into numbers of its own; over the wire they are texts. */
export const wireDecimal = (amount: number) => String(amount) as unknown as Stripe.Decimal;

/** A key names one active price: another takes it only when told to. */
function takeKey(account: Account, key: string | undefined, transfers: boolean | undefined, own?: string): void {
  const holder = key && account.store.all('price').find((one) => one.lookup_key === key && one.id !== own);
  if (!holder) return;
  if (!transfers)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. If you want to transfer a lookup key from one price to another, set \`transfer_lookup_key\` to true.`,
      { param: 'lookup_key' },
    );
  account.emit('price.updated', account.store.put('price', { ...holder, lookup_key: null }), holder);
}

const update: Act = (account, params, id = '') => {
  const before = account.store.find('price', id);
  const { lookup_key, transfer_lookup_key, nickname, active, tax_behavior, metadata } = read(Update, params);
  if (tax_behavior && before.tax_behavior !== 'unspecified' && tax_behavior !== before.tax_behavior)
    throw invalid('You cannot change the tax behavior of a price once it has been set.', { param: 'tax_behavior' });
  takeKey(account, lookup_key, transfer_lookup_key, id);
  const price: Stripe.Price = {
    ...before,
    ...said({ active, tax_behavior }),
    ...(lookup_key !== undefined && { lookup_key: lookup_key || null }),
    ...(nickname !== undefined && { nickname: nickname || null }),
    metadata: mergedMetadata(before.metadata, metadata),
  };
  account.store.put('price', price);
  account.emit('price.updated', price, before);
  return price;
};

const list: Act = (account, params) => {
  const { active, created, currency, lookup_keys, product, recurring, type, ...page } = read(List, params);
  const found = account.store
    .all('price')
    .filter(
      (one) =>
        (active === undefined || one.active === active) &&
        (!currency || one.currency === currency) &&
        (!lookup_keys || lookup_keys.includes(one.lookup_key ?? '')) &&
        (!product || idOf(one.product as string) === product) &&
        (!recurring?.interval || one.recurring?.interval === recurring.interval) &&
        (!type || one.type === type) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/prices');
};

export const priceRoutes: StripeRoute[] = [
  ['POST', '/v1/prices', create],
  ['GET', '/v1/prices', list],
  ['GET', '/v1/prices/{id}', retrieving('price')],
  ['POST', '/v1/prices/{id}', update],
];
