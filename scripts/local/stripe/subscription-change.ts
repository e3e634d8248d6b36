import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { hourSeconds } from './calendar.ts';
import { refusalOfCard } from './cards.ts';
import { invoiceOf } from './invoice-of.ts';
import { finalizeInvoice, keepInvoice, voidInvoice } from './invoice-writes.ts';
import type { DraftLine } from './kinds.ts';
import { type Outcome, payInvoice } from './pay-invoice.ts';
import { intentOf } from './payment-objects.ts';
import { customerIdOf, type ItemChange, type PlannedChange, planChange } from './plan-change.ts';
import { invalid, StripeRefusal } from './refusal.ts';
import { ratesOf } from './subscription-new.ts';
import { withItems } from './subscription-payments.ts';

export type Change = {
  changes: readonly ItemChange[];
  at: number;
  anchorsNow: boolean;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  payment: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
};

/** How long a change waits for its payment. */
const patienceSeconds = 23 * hourSeconds;

/** What an invoice that is made at once would say; empty where none is. */
export function linesNow(
  account: Account,
  subscription: string,
  planned: PlannedChange,
  proration: Change['proration'],
): DraftLine[] {
  if (!planned.resets && proration !== 'always_invoice') return [];
  const waiting = account.store.get('lines', subscription)?.lines ?? [];
  return [...waiting, ...(proration === 'none' ? [] : planned.prorations), ...planned.fullLines];
}

/** Changes the items of a subscription, and asks at once for the money where the change says so. `plain` is what was changed besides. */
export function changeItems(
  account: Account,
  before: Stripe.Subscription,
  plain: Stripe.Subscription,
  change: Change,
): Stripe.Subscription {
  const { id } = before;
  if (before.pending_update) voidPending(account, id);
  const planned = planChange(account, plain, change.changes, change.at, change.anchorsNow);
  refuseDate(before, change.at);
  const lines = linesNow(account, id, planned, change.proration);
  if (lines.length === 0) {
    const late = change.proration === 'create_prorations' ? planned.prorations : [];
    const waiting = account.store.get('lines', id)?.lines ?? [];
    if (late.length > 0) account.store.put('lines', { id, lines: [...waiting, ...late] });
    return told(account, before, withItems(account.store.find('subscription', id), planned.items, planned.anchor));
  }
  account.store.remove('lines', id);
  const invoice = invoiceOf(account, {
    customer: customerIdOf(before),
    subscription: id,
    metadata: plain.metadata,
    reason: 'subscription_update',
    lines,
    defaultRates: ratesOf(plain),
    currency: before.currency,
    period: { start: change.at, end: change.at },
    at: account.now(customerIdOf(before)),
  });
  const latest = { ...account.store.find('subscription', id), latest_invoice: invoice.id };
  if (change.payment === 'allow_incomplete' || change.payment === 'default_incomplete') {
    const after = told(account, before, withItems(latest, planned.items, planned.anchor));
    charge(account, invoice);
    return account.store.get('subscription', id) ?? after;
  }
  // Nothing of it counts before it is paid for.
  account.store.put('subscription', { ...latest, metadata: before.metadata });
  account.store.put('change', {
    id: invoice.id,
    subscription: id,
    items: planned.items,
    anchor: planned.anchor,
    metadata: plain.metadata,
  });
  const outcome = charge(account, invoice);
  if (outcome !== 'paid' && change.payment === 'error_if_incomplete') throw failedPayment(account, invoice.id, outcome);
  if (outcome === 'paid') return account.store.find('subscription', id);
  const pending_update: Stripe.Subscription.PendingUpdate = {
    billing_cycle_anchor: planned.resets ? planned.anchor : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    metadata: plain.metadata,
    expires_at: account.now(customerIdOf(before)) + patienceSeconds,
    subscription_items: planned.items,
    trial_end: null,
    trial_from_plan: null,
  };
  return told(account, before, { ...latest, metadata: before.metadata, pending_update });
}

function told(account: Account, before: Stripe.Subscription, after: Stripe.Subscription): Stripe.Subscription {
  account.emit('customer.subscription.updated', account.store.put('subscription', after), before);
  return after;
}

function charge(account: Account, invoice: Stripe.Invoice): Outcome {
  keepInvoice(account, invoice);
  finalizeInvoice(account, invoice.id);
  return payInvoice(account, invoice.id, {});
}

/** Another change takes its place. */
function voidPending(account: Account, subscription: string): void {
  for (const change of account.store.all('change', subscription)) voidInvoice(account, change.id);
}

function refuseDate({ items }: Stripe.Subscription, at: number): void {
  const [first] = items.data;
  if (first && (at < first.current_period_start || at > first.current_period_end))
    throw invalid('Cannot specify `proration_date` outside of current period.', { param: 'proration_date' });
}

/** A payment that had to succeed and did not; nothing of the call stays. */
export function failedPayment(account: Account, invoice: string, outcome: Outcome): StripeRefusal {
  const error = intentOf(account, invoice)?.last_payment_error;
  const message = error?.message ?? 'Your card was declined.';
  if (outcome === 'requires_action')
    return new StripeRefusal(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  return refusalOfCard({
    code: error?.code ?? 'card_declined',
    decline_code: error?.decline_code ?? 'generic_decline',
    message,
  });
}
