import type Stripe from 'stripe';
import { log } from '../../platform/log.ts';
import { idOf } from './stripe-values.ts';

/** Ends at once, and pays back, subscriptions that a customer took beside one that lives: paid in two tabs, one is enough. */
export async function endDoubles(stripe: Stripe, doubles: Stripe.Subscription[]): Promise<void> {
  for (const { id, latest_invoice: invoice } of doubles) {
    log.warn('subscribed twice', { subscriptionId: id });
    if (invoice && typeof invoice !== 'string' && invoice.status === 'paid') await refund(stripe, invoice.id ?? '');
    await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `double-${id}` });
  }
}

async function refund(stripe: Stripe, invoiceId: string): Promise<void> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  for (const { status, payment } of payments?.data ?? []) {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) continue;
    const payment_intent = idOf(intent);
    await stripe.refunds.create(
      { payment_intent, reason: 'duplicate' },
      { idempotencyKey: `double-${payment_intent}` },
    );
  }
}
