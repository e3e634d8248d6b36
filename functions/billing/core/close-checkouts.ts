import type Stripe from 'stripe';

/** Of pages of payment that are open in other tabs, none can be paid any more. */
export async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
}
