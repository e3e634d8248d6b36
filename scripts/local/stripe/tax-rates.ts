import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import {
  created,
  decimal,
  emptied,
  emptyable,
  expandable,
  flag,
  mergedMetadata,
  metadata,
  page,
  read,
  said,
  text,
} from './params.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const told = {
  ...expandable,
  active: flag.optional(),
  country: z.string().length(2).optional(),
  description: emptyable.optional(),
  jurisdiction: emptyable.optional(),
  metadata: metadata.optional(),
  state: emptyable.optional(),
  tax_type: z
    .enum(['amusement_tax', 'gst', 'hst', 'igst', 'jct', 'lease_tax', 'pst', 'qst', 'sales_tax', 'service_tax', 'vat'])
    .optional(),
};
const Creation = z.strictObject({
  ...told,
  display_name: text,
  inclusive: flag,
  percentage: decimal.pipe(z.number().max(100)),
});
const Update = z.strictObject({ ...told, display_name: text.optional() });
const List = z.strictObject({
  ...page,
  active: flag.optional(),
  created: created.optional(),
  inclusive: flag.optional(),
});

const create: Act = (account, params) => {
  const { metadata, description, jurisdiction, state, ...given } = read(Creation, params);
  const rate: Stripe.TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: given.active ?? true,
    country: given.country ?? null,
    created: account.now(),
    description: description || null,
    display_name: given.display_name,
    effective_percentage: given.percentage,
    flat_amount: null,
    inclusive: given.inclusive,
    jurisdiction: jurisdiction || null,
    jurisdiction_level: null,
    livemode: false,
    metadata: mergedMetadata({}, metadata),
    percentage: given.percentage,
    rate_type: null,
    state: state || null,
    tax_type: given.tax_type ?? null,
  };
  account.store.put('tax_rate', rate);
  account.emit('tax_rate.created', rate);
  return rate;
};

const update: Act = (account, params, id = '') => {
  const before = account.store.find('tax_rate', id);
  const { expand, metadata, description, jurisdiction, state, ...given } = read(Update, params);
  const rate: Stripe.TaxRate = {
    ...before,
    ...said(given),
    ...emptied({ description, jurisdiction, state }),
    metadata: mergedMetadata(before.metadata ?? {}, metadata),
  };
  account.store.put('tax_rate', rate);
  account.emit('tax_rate.updated', rate, before);
  return rate;
};

const list: Act = (account, params) => {
  const { active, created, inclusive, ...page } = read(List, params);
  const found = account.store
    .all('tax_rate')
    .filter(
      (one) =>
        (active === undefined || one.active === active) &&
        (inclusive === undefined || one.inclusive === inclusive) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/tax_rates');
};

export const taxRateRoutes: StripeRoute[] = [
  ['POST', '/v1/tax_rates', create],
  ['GET', '/v1/tax_rates', list],
  ['GET', '/v1/tax_rates/{id}', retrieving('tax_rate')],
  ['POST', '/v1/tax_rates/{id}', update],
];
