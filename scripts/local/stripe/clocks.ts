import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { daySeconds } from './calendar.ts';
import { removeCustomer } from './customers.ts';
import { dueOf } from './due.ts';
import { idOf, newId } from './ids.ts';
import { pageOf } from './listing.ts';
import { expandable, integer, page, read, text } from './params.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const Creation = z.strictObject({ ...expandable, frozen_time: integer, name: text.optional() });
const Advance = z.strictObject({ ...expandable, frozen_time: integer });

const create: Act = (account, params) => {
  const { frozen_time, name } = read(Creation, params);
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: account.now(),
    deletes_after: account.now() + 30 * daySeconds,
    frozen_time,
    livemode: false,
    name: name ?? null,
    status: 'ready',
    status_details: {},
  };
  account.emit('test_helpers.test_clock.created', account.store.put('clock', clock));
  return clock;
};

/** At Stripe a clock takes a while; here it is there with the answer. */
const advance: Act = (account, params, id = '') => {
  const before = account.store.find('clock', id);
  const { frozen_time } = read(Advance, params);
  if (frozen_time <= before.frozen_time)
    throw invalid(`Cannot advance a test clock to a time before its current frozen time.`, { param: 'frozen_time' });
  return advanceClock(account, id, frozen_time);
};

/** With it go those who stood on it. */
const remove: Act = (account, params, id = '') => {
  read(z.strictObject({}), params);
  account.store.find('clock', id);
  for (const customer of account.store.all('customer'))
    if (!customer.deleted && idOf(customer.test_clock) === id) removeCustomer(account, {}, customer.id);
  account.store.remove('clock', id);
  return { id, object: 'test_helpers.test_clock', deleted: true };
};

function advanceClock(account: Account, id: string, to: number): Stripe.TestHelpers.TestClock {
  const customers = account.store
    .all('customer')
    .flatMap((one) => (!one.deleted && idOf(one.test_clock) === id ? [one.id] : []));
  liveUntil(account, id, customers, to);
  const clock = account.store.put('clock', { ...account.store.find('clock', id), frozen_time: to });
  account.emit('test_helpers.test_clock.ready', clock);
  return clock;
}

/** Lets so many days go by for a customer, and all that they bring. */
export function advanceCustomer(account: Account, customer: string, days: number): void {
  const to = account.now(customer) + Math.round(days * daySeconds);
  const clock = account.clockOf(customer);
  if (clock) {
    advanceClock(account, clock, to);
    return;
  }
  liveUntil(account, customer, [customer], to);
  account.store.put('ahead', { id: customer, seconds: to - account.now() });
}

/** What has come due by the real time since someone last looked. */
export function catchUp(account: Account): void {
  const late = dueOf(account).filter(
    ({ at, customer }) => (!customer || !account.clockOf(customer)) && at <= account.now(customer || null),
  );
  // Of nobody are sessions of Checkout alone, which bring nothing else.
  for (const { customer, run } of late) if (!customer) run();
  for (const customer of new Set(late.map((one) => one.customer)))
    if (customer) liveUntil(account, customer, [customer], account.now(customer));
}

/** Goes from one thing that is due to the next, each at its moment; `key` is whose clock it is. */
function liveUntil(account: Account, key: string, customers: readonly string[], to: number): void {
  try {
    for (;;) {
      const due = customers.flatMap((customer) => dueOf(account, customer));
      const [next] = due.sort((a, b) => a.at - b.at || a.rank - b.rank);
      if (!next || next.at > to) return;
      // What is late happens now: time does not go back.
      account.moments.set(key, Math.max(next.at, account.moments.get(key) ?? 0));
      next.run();
    }
  } finally {
    account.moments.delete(key);
  }
}

export const clockRoutes: StripeRoute[] = [
  ['POST', '/v1/test_helpers/test_clocks', create],
  [
    'GET',
    '/v1/test_helpers/test_clocks',
    (account, params) =>
      pageOf(account.store.all('clock'), read(z.strictObject(page), params), '/v1/test_helpers/test_clocks'),
  ],
  ['GET', '/v1/test_helpers/test_clocks/{id}', retrieving('clock')],
  ['POST', '/v1/test_helpers/test_clocks/{id}/advance', advance],
  ['DELETE', '/v1/test_helpers/test_clocks/{id}', remove],
];
