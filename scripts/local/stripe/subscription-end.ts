import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { idOf } from './ids.ts';
import { changeInvoice, subscriptionOf, voidInvoice } from './invoice-writes.ts';

/** Ends it now, unless it has ended; what was owed stays owed, and is not asked for again by itself. */
export function endSubscription(
  account: Account,
  id: string,
  reason: Stripe.Subscription.CancellationDetails['reason'],
): Stripe.Subscription {
  const before = account.store.find('subscription', id);
  if (before.status === 'canceled' || before.status === 'incomplete_expired') return before;
  const at = account.now(idOf(before.customer as string));
  const isIncomplete = before.status === 'incomplete';
  endInvoices(account, before, isIncomplete);
  const schedule = idOf(before.schedule);
  if (schedule) {
    const ended = {
      ...account.store.find('schedule', schedule),
      status: 'canceled',
      canceled_at: at,
      current_phase: null,
    } as const;
    account.emit('subscription_schedule.canceled', account.store.put('schedule', ended));
  }
  const subscription = account.store.put('subscription', {
    // What an invoice was to change was given up with it.
    ...account.store.find('subscription', id),
    canceled_at: before.canceled_at ?? at,
    cancellation_details: { ...before.cancellation_details, reason } as Stripe.Subscription.CancellationDetails,
    ended_at: at,
    schedule: null,
    status: isIncomplete ? 'incomplete_expired' : 'canceled',
  });
  account.store.remove('lines', id);
  // One that never began is not said to be gone.
  if (isIncomplete) account.emit('customer.subscription.updated', subscription, before);
  else account.emit('customer.subscription.deleted', subscription);
  return subscription;
}

function endInvoices(account: Account, { id, customer }: Stripe.Subscription, isIncomplete: boolean): void {
  for (const invoice of account.store.all('invoice', idOf(customer as string))) {
    if (subscriptionOf(invoice) !== id) continue;
    if (invoice.status === 'open' && (isIncomplete || account.store.get('change', invoice.id)))
      voidInvoice(account, invoice.id);
    else if (invoice.status === 'open' || invoice.status === 'draft')
      changeInvoice(account, invoice.id, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  }
}
