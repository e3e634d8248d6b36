import { stripeClient } from '../../platform/clients/stripe.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';
import { readAccount } from './provider.ts';
import { isAlive } from './subscription-state.ts';

/**
 * Ends the subscription of a workspace that is being purged, whatever is left of its period: nothing is to be charged any more.
 * Its account stays, for credit notes to come; one that never had a customer at Stripe was never billed, and goes.
 */
export async function endBilling(workspaceId: string): Promise<void> {
  const account = await readAccount(workspaceId);
  if (account && !account.customerId) {
    const going = BillingAccount.remove({ workspaceId });
    await unlessRefused(going.where((attr, { notExists }) => notExists(attr.customerId)).go());
  }
  const state = living(account?.subscription);
  const stripe = state && (await stripeClient());
  if (!state || !stripe) return;
  const subscription = await stripe.subscriptions.retrieve(state.subscriptionId);
  if (isAlive(subscription)) await stripe.subscriptions.cancel(subscription.id);
}
