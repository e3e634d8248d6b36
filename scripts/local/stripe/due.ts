import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { hourSeconds, periodEndAfter } from './calendar.ts';
import { isGoingOn } from './cards.ts';
import { expireSession } from './checkout-sessions.ts';
import { idOf } from './ids.ts';
import { periodLine } from './invoice-lines.ts';
import { invoiceOf } from './invoice-of.ts';
import { finalizeInvoice, keepInvoice, voidInvoice } from './invoice-writes.ts';
import { payInvoice } from './pay-invoice.ts';
import { customerIdOf } from './plan-change.ts';
import { leavePhase, phaseEnd } from './schedule-phases.ts';
import { endSubscription } from './subscription-end.ts';
import { intervalOf, ratesOf, sameInterval } from './subscription-new.ts';
import { withItems } from './subscription-payments.ts';

/** Something that time brings; of the same moment, the lower rank comes first. */
type Due = { at: number; rank: number; customer: string; run: () => void };

/** How long a first payment may take. */
const patienceSeconds = 23 * hourSeconds;

/** All that the calendar holds, of a customer alone where one is named, in no order. */
export function dueOf(account: Account, asked?: string): Due[] {
  const { store } = account;
  const of = (customer: string | { id: string } | null) => (customer ? idOf(customer) : '');
  return [
    ...store.all('checkout_session', asked).flatMap((one): Due[] => {
      if (one.status !== 'open') return [];
      const run = () => void expireSession(account, one.id);
      return [{ at: one.expires_at, rank: 0, customer: of(one.customer), run }];
    }),
    ...store.all('schedule', asked).flatMap((one): Due[] => {
      const at = phaseEnd(one);
      return at === null ? [] : [{ at, rank: 1, customer: of(one.customer), run: () => leavePhase(account, one.id) }];
    }),
    ...store.all('subscription', asked).flatMap((one) => ofSubscription(account, one)),
    ...store.all('invoice', asked).flatMap((one) => ofInvoice(account, one, of(one.customer))),
  ];
}

function ofSubscription(account: Account, one: Stripe.Subscription): Due[] {
  const customer = customerIdOf(one);
  if (!isGoingOn(one)) return [];
  if (one.status === 'incomplete')
    return [
      { at: one.created + patienceSeconds, rank: 5, customer, run: () => void endSubscription(account, one.id, null) },
    ];
  const end = one.items.data[0]?.current_period_end ?? one.created;
  const endsFirst = one.cancel_at !== null && one.cancel_at <= end;
  const expiry = one.pending_update?.expires_at;
  return [
    {
      at: endsFirst ? (one.cancel_at ?? end) : end,
      rank: 2,
      customer,
      run: () => {
        if (endsFirst) endSubscription(account, one.id, 'cancellation_requested');
        else renew(account, one.id);
      },
    },
    ...(expiry ? [{ at: expiry, rank: 5, customer, run: () => giveUp(account, one.id) }] : []),
  ];
}

function ofInvoice(account: Account, one: Stripe.Invoice, customer: string): Due[] {
  const pay = () => void payInvoice(account, one.id, { isScheduled: true });
  if (one.status === 'draft' && one.automatically_finalizes_at)
    return [
      {
        at: one.automatically_finalizes_at,
        rank: 3,
        customer,
        run: () => {
          finalizeInvoice(account, one.id);
          pay();
        },
      },
    ];
  return one.status === 'open' && one.next_payment_attempt
    ? [{ at: one.next_payment_attempt, rank: 4, customer, run: pay }]
    : [];
}

/** A new period, whose invoice is made final and paid an hour later. */
function renew(account: Account, id: string): void {
  const before = account.store.find('subscription', id);
  const first = sameInterval(before.items.data);
  const start = first.current_period_end;
  const end = periodEndAfter(before.billing_cycle_anchor, start, intervalOf(first.price));
  const items = before.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
  const waiting = account.store.get('lines', id)?.lines ?? [];
  const invoice = invoiceOf(account, {
    customer: customerIdOf(before),
    subscription: id,
    metadata: before.metadata,
    reason: 'subscription_cycle',
    lines: [...waiting, ...items.map((item) => periodLine(account, item, { start, end }))],
    defaultRates: ratesOf(before),
    currency: before.currency,
    period: { start: first.current_period_start, end: start },
    at: start,
    finalizesAt: start + hourSeconds,
    isRetried: true,
  });
  account.store.remove('lines', id);
  keepInvoice(account, invoice);
  const after = { ...withItems(before, items, before.billing_cycle_anchor), latest_invoice: invoice.id };
  account.emit('customer.subscription.updated', account.store.put('subscription', after), before);
}

function giveUp(account: Account, subscription: string): void {
  for (const change of account.store.all('change', subscription)) voidInvoice(account, change.id);
  account.store.put('subscription', { ...account.store.find('subscription', subscription), pending_update: null });
}
