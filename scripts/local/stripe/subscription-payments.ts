import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { idOf } from './ids.ts';
import { subscriptionOf } from './invoice-writes.ts';
import { endSubscription } from './subscription-end.ts';

/** What a paid invoice brings: the subscription begins or goes on, and what waited for the money is changed. */
export function afterPaid(account: Account, invoice: Stripe.Invoice): void {
  const before = account.store.get('subscription', subscriptionOf(invoice) ?? '');
  if (!before) return;
  const change = account.store.get('change', invoice.id);
  if (change) {
    account.store.remove('change', invoice.id);
    const after = account.store.put(
      'subscription',
      withItems({ ...before, metadata: change.metadata, pending_update: null }, change.items, change.anchor),
    );
    if (before.pending_update) account.emit('customer.subscription.pending_update_applied', after);
    account.emit('customer.subscription.updated', after, before);
    return;
  }
  const isLate = before.status === 'past_due' && !owesMore(account, before);
  if (before.status !== 'incomplete' && !isLate) return;
  const after = account.store.put('subscription', { ...before, status: 'active' });
  account.emit('customer.subscription.updated', after, before);
  setDelinquent(account, idOf(before.customer as string), false);
}

/** What a payment that failed brings; the last try of the calendar ends the subscription. */
export function afterFailed(account: Account, invoice: Stripe.Invoice, isScheduled: boolean): void {
  const before = account.store.get('subscription', subscriptionOf(invoice) ?? '');
  if (!before || account.store.get('change', invoice.id)) return;
  if (before.status === 'active') {
    const after = account.store.put('subscription', { ...before, status: 'past_due' });
    account.emit('customer.subscription.updated', after, before);
    setDelinquent(account, idOf(before.customer as string), true);
  }
  const isLast = isScheduled && invoice.auto_advance && invoice.next_payment_attempt === null;
  if (isLast) endSubscription(account, before.id, 'payment_failed');
}

export function withItems(
  subscription: Stripe.Subscription,
  items: Stripe.SubscriptionItem[],
  anchor: number,
): Stripe.Subscription {
  return { ...subscription, items: { ...subscription.items, data: items }, billing_cycle_anchor: anchor };
}

const owesMore = ({ store }: Account, { id, customer }: Stripe.Subscription): boolean =>
  store
    .all('invoice', idOf(customer as string))
    .some((one) => one.status === 'open' && one.auto_advance && subscriptionOf(one) === id);

function setDelinquent(account: Account, customer: string, delinquent: boolean): void {
  const before = customerOf(account, customer);
  if (before.delinquent === delinquent) return;
  account.emit('customer.updated', account.store.put('customer', { ...before, delinquent }), before);
}
