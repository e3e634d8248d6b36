import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { idOf } from './ids.ts';
import { intentOf, openPayment, paymentOf } from './payment-objects.ts';
import { invalid } from './refusal.ts';

/** Keeps an invoice that was worked out. */
export function keepInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  account.emit('invoice.created', account.store.put('invoice', invoice));
  return invoice;
}

export function changeInvoice(account: Account, id: string, change: Partial<Stripe.Invoice>): Stripe.Invoice {
  return account.store.put('invoice', { ...account.store.find('invoice', id), ...change });
}

/** Gives it its number, and what is due: the sum less what the customer has left from before. */
export function finalizeInvoice(account: Account, id: string): Stripe.Invoice {
  const before = account.store.find('invoice', id);
  if (before.status !== 'draft') throw invalid('This invoice is already finalized.', { code: 'invoice_not_editable' });
  const customer = customerOf(account, idOf(before.customer as string));
  const owed = before.total + customer.balance;
  const at = account.now(customer.id);
  const invoice = changeInvoice(account, id, {
    amount_due: Math.max(0, owed),
    amount_remaining: Math.max(0, owed),
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: Math.min(0, owed),
    hosted_invoice_url: `${account.appUrl}/_local/stripe/invoices/${id}`,
    invoice_pdf: `${account.appUrl}/_local/stripe/invoices/${id}`,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...before.status_transitions, finalized_at: at },
  });
  const balance = Math.min(0, owed);
  account.store.put('customer', {
    ...customer,
    balance,
    currency: customer.currency ?? invoice.currency,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  account.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) openPayment(account, invoice);
  return invoice;
}

/** Nobody pays it any more; what it would have changed is given up. */
export function voidInvoice(account: Account, id: string): Stripe.Invoice {
  const before = account.store.find('invoice', id);
  if (before.status !== 'open' && before.status !== 'uncollectible')
    throw invalid(
      `You can only pass in open or uncollectible invoices. This invoice isn't: its status is ${before.status}.`,
    );
  const at = account.now(idOf(before.customer as string));
  const intent = intentOf(account, id);
  if (intent && intent.status !== 'succeeded') {
    const canceled = {
      ...intent,
      status: 'canceled',
      canceled_at: at,
      cancellation_reason: 'void_invoice',
      next_action: null,
    } as const;
    account.emit('payment_intent.canceled', account.store.put('payment_intent', canceled));
    const payment = paymentOf(account, id);
    if (payment)
      account.store.put('invoice_payment', {
        ...payment,
        status: 'canceled',
        status_transitions: { ...payment.status_transitions, canceled_at: at },
      });
  }
  const invoice = changeInvoice(account, id, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: at },
  });
  account.emit('invoice.voided', invoice);
  giveUpChange(account, id);
  return invoice;
}

function giveUpChange(account: Account, invoice: string): void {
  const change = account.store.get('change', invoice);
  if (!change) return;
  account.store.remove('change', invoice);
  const before = account.store.find('subscription', change.subscription);
  const after = account.store.put('subscription', { ...before, pending_update: null });
  account.emit('customer.subscription.pending_update_expired', after);
  account.emit('customer.subscription.updated', after, before);
}

/** The subscription that an invoice is of. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}
