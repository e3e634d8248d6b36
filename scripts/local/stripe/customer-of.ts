import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { noSuch } from './refusal.ts';

/** One that is there: a deleted one can be looked at, and nothing else. */
export function customerOf(account: Account, id: string, param = 'id'): Stripe.Customer {
  const found = account.store.find('customer', id, param);
  if (found.deleted) throw noSuch('customer', id, param);
  return found;
}
