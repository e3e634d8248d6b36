import { stripeClient } from '../../platform/clients/stripe.ts';
import { living } from './is-subscribed.ts';
import { readAccount } from './provider.ts';
import { isAlive } from './subscription-state.ts';

/** Ends the subscription of a workspace that is being purged, whatever is left of its period: nothing is to be charged any more. */
export async function endSubscription(workspaceId: string): Promise<void> {
  const state = living((await readAccount(workspaceId))?.subscription);
  const stripe = state && (await stripeClient());
  if (!state || !stripe) return;
  const subscription = await stripe.subscriptions.retrieve(state.subscriptionId);
  if (isAlive(subscription)) await stripe.subscriptions.cancel(subscription.id);
}
