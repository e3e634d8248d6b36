import type { Account } from './account.ts';
import { sessionLines } from './checkout-sessions.ts';
import type { Kind } from './kinds.ts';
import { pageOf, wholeList } from './listing.ts';
import { invalid } from './refusal.ts';
import { taxIdsOf } from './tax-ids.ts';

type Value = Record<string, unknown>;

/** By the start of an id. */
const kinds: Record<string, Kind> = {
  cus: 'customer',
  price: 'price',
  sub: 'subscription',
  sub_sched: 'schedule',
  in: 'invoice',
  pm: 'payment_method',
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  bpc: 'configuration',
  clock: 'clock',
  txr: 'tax_rate',
};

/** What an object has only for who asks. */
const included: Record<string, (account: Account, value: Value) => unknown> = {
  'invoice.payments': ({ store }, { id }) =>
    wholeList(store.all('invoice_payment', String(id)), `/v1/invoice_payments?invoice=${id}`),
  'customer.subscriptions': ({ store }, { id }) =>
    wholeList(
      store
        .all('subscription', String(id))
        .filter((one) => one.ended_at === null)
        .reverse(),
      `/v1/customers/${id}/subscriptions`,
    ),
  'customer.tax_ids': (account, { id }) => taxIdsOf(account, String(id)),
  'charge.refunds': ({ store }, { id }) => pageOf(store.all('refund', String(id)), {}, `/v1/charges/${id}/refunds`),
  'checkout.session.line_items': (account, { id }) => sessionLines(account, String(id)),
};

const mostLevels = 4;

/** The answer with what the call asked to see whole; what is stored stays as it is. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  const deep = paths.find((path) => path.split('.').length > mostLevels);
  if (deep) throw invalid(`You cannot expand more than ${mostLevels} levels of a property. Property: ${deep}`);
  return paths.reduce<object>((value, path) => at(account, value as Value, path.split('.'), path) as object, answer);
}

function at(account: Account, value: unknown, [name, ...rest]: string[], path: string): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => at(account, one, [name, ...rest], path));
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Value;
  if (Array.isArray(holder.data) && name === 'data')
    return { ...holder, data: holder.data.map((one) => at(account, one, rest, path)) };
  const include = included[`${holder.object}.${name}`];
  const field = name in holder ? holder[name] : include?.(account, holder);
  if (field === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return { ...holder, [name]: at(account, whole(account, name, field), rest, path) };
}

function whole(account: Account, name: string, field: unknown): unknown {
  if (Array.isArray(field)) return field.map((one) => whole(account, name, one));
  if (typeof field !== 'string') return field;
  const [, prefix = ''] = /^(sub_sched|[a-z]+)_/.exec(field) ?? [];
  // Products may have ids of their maker's.
  const kind = name === 'product' ? name : kinds[prefix];
  return (kind && account.store.get(kind, field)) ?? field;
}
