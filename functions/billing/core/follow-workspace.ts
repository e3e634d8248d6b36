import type Stripe from 'stripe';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { BillingAccount, type BillingAccountItem } from './billing-account.entity.ts';
import { scheduleOf } from './schedule.ts';

/**
 * Ends a subscription at its period when its workspace closes, and lets it go on when that stays after all; whoever ended
 * theirs by themselves has it ended. Answers whether something has changed at Stripe.
 */
export async function followWorkspace(
  stripe: Stripe,
  { workspaceId, endsWithWorkspace = false }: BillingAccountItem,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  const closes = !workspace || workspace.deletion !== undefined;
  if (closes && !subscription.cancel_at) {
    // Noted first: killed between the two, it is done again, and undone.
    await BillingAccount.patch({ workspaceId }).set({ endsWithWorkspace: true }).go();
    const schedule = await scheduleOf(stripe, subscription);
    if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    return true;
  }
  if (closes || !endsWithWorkspace) return false;
  if (subscription.cancel_at) await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await BillingAccount.patch({ workspaceId }).remove(['endsWithWorkspace']).go();
  return true;
}
