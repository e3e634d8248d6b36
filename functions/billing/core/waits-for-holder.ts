import type Stripe from 'stripe';
import { idOf } from './stripe-values.ts';

/** Whether the bank asks the holder of the card to confirm a payment that is late; two readings, of those that are late alone. */
export async function waitsForHolder(
  stripe: Stripe,
  { status, latest_invoice: invoice }: Stripe.Subscription,
): Promise<boolean> {
  if (status !== 'past_due' || !invoice) return false;
  const { payments } = await stripe.invoices.retrieve(idOf(invoice as { id: string }), { expand: ['payments'] });
  const intent = payments?.data.find((one) => one.status === 'open')?.payment.payment_intent;
  return intent ? (await stripe.paymentIntents.retrieve(idOf(intent))).status === 'requires_action' : false;
}
