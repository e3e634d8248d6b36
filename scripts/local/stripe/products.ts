import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import {
  created,
  emptied,
  emptyable,
  emptyableTexts,
  expandable,
  flag,
  ignored,
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

const features = z.array(z.strictObject({ name: z.string().max(80) })).max(15);
const told = {
  ...expandable,
  active: flag.optional(),
  description: emptyable.optional(),
  images: emptyableTexts.optional(),
  marketing_features: z.union([z.literal('').transform(() => []), features]).optional(),
  metadata: metadata.optional(),
  statement_descriptor: emptyable.optional(),
  tax_code: emptyable.optional(),
  unit_label: emptyable.optional(),
  url: emptyable.optional(),
  shippable: ignored,
};
const Creation = z.strictObject({ ...told, id: text.optional(), name: text });
const Update = z.strictObject({ ...told, name: text.optional(), default_price: text.optional() });
const List = z.strictObject({
  ...page,
  active: flag.optional(),
  created: created.optional(),
  ids: z.array(text).optional(),
  url: text.optional(),
});

const create: Act = (account, params) => {
  const { id = newId('prod', 14), name, expand, shippable, ...given } = read(Creation, params);
  if (account.store.get('product', id)) throw invalid('Product already exists.', { code: 'resource_already_exists' });
  const at = account.now();
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: true,
    created: at,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: at,
    url: null,
    statement_descriptor: null,
    unit_label: null,
    ...changes(given, {}),
  };
  account.store.put('product', product);
  account.emit('product.created', product);
  return product;
};

const update: Act = (account, params, id = '') => {
  const before = account.store.find('product', id);
  const { name, default_price, expand, shippable, ...given } = read(Update, params);
  if (default_price) account.store.find('price', default_price, 'default_price');
  const product: Stripe.Product = {
    ...before,
    ...(name && { name }),
    ...(default_price && { default_price }),
    ...changes(given, before.metadata),
    updated: account.now(),
  };
  account.store.put('product', product);
  account.emit('product.updated', product, before);
  return product;
};

type Given = Omit<z.output<typeof Update>, 'name' | 'default_price' | 'expand' | 'shippable'>;

function changes(
  { metadata, description, statement_descriptor, tax_code, unit_label, url, ...given }: Given,
  before: Stripe.Metadata,
) {
  return {
    ...said(given),
    ...emptied({ description, statement_descriptor, tax_code, unit_label, url }),
    metadata: mergedMetadata(before, metadata),
  };
}

const list: Act = (account, params) => {
  const { active, created, ids, url, ...page } = read(List, params);
  const found = account.store
    .all('product')
    .filter(
      (one) =>
        (active === undefined || one.active === active) &&
        (!ids || ids.includes(one.id)) &&
        (!url || one.url === url) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/products');
};

const remove: Act = (account, params, id = '') => {
  read(z.strictObject({}), params);
  const product = account.store.find('product', id);
  if (pricesOf(account, id).length > 0)
    throw invalid('This product cannot be deleted because it has one or more user-created prices.');
  account.store.remove('product', id);
  account.emit('product.deleted', product);
  return { id, object: 'product', deleted: true };
};

const pricesOf = ({ store }: Account, product: string) => store.all('price', product);

export const productRoutes: StripeRoute[] = [
  ['POST', '/v1/products', create],
  ['GET', '/v1/products', list],
  ['GET', '/v1/products/{id}', retrieving('product')],
  ['POST', '/v1/products/{id}', update],
  ['DELETE', '/v1/products/{id}', remove],
];
