import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { newId } from './ids.ts';
import { pageOf, wholeList } from './listing.ts';
import { expandable, page, read, text } from './params.ts';
import { invalid, noSuch } from './refusal.ts';
import type { Act, StripeRoute } from './route.ts';

const Creation = z.strictObject({ ...expandable, type: z.enum(['eu_vat']), value: text });

const create: Act = (account, params, customer = '') => {
  const { id, livemode } = customerOf(account, customer);
  const { type, value } = read(Creation, params);
  if (!/^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(value))
    throw invalid('Invalid value for eu_vat.', { code: 'tax_id_invalid', param: 'value' });
  const taxId = account.store.put('tax_id', {
    id: newId('txi'),
    object: 'tax_id',
    country: value.slice(0, 2),
    created: account.now(id),
    customer: id,
    customer_account: null,
    livemode,
    owner: { customer: id, type: 'customer' },
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  } as Stripe.TaxId);
  account.emit('customer.tax_id.created', taxId as Stripe.TaxId & { customer: string });
  return taxId;
};

/** Those of a customer. */
export const taxIdsOf = ({ store }: Account, customer: string) =>
  wholeList(store.all('tax_id', customer).reverse(), `/v1/customers/${customer}/tax_ids`);

const list: Act = (account, params, customer = '') => {
  customerOf(account, customer);
  return pageOf(
    account.store.all('tax_id', customer),
    read(z.strictObject(page), params),
    `/v1/customers/${customer}/tax_ids`,
  );
};

const remove: Act = (account, params, customer = '', id = '') => {
  read(z.strictObject({}), params);
  const before = account.store.all('tax_id', customer).find((one) => one.id === id);
  if (!before) throw noSuch('tax ID', id);
  account.store.remove('tax_id', id);
  account.emit('customer.tax_id.deleted', before as Stripe.TaxId & { customer: string });
  return { id, object: 'tax_id', deleted: true };
};

export const taxIdRoutes: StripeRoute[] = [
  ['POST', '/v1/customers/{id}/tax_ids', create],
  ['GET', '/v1/customers/{id}/tax_ids', list],
  ['DELETE', '/v1/customers/{id}/tax_ids/{id}', remove],
];
