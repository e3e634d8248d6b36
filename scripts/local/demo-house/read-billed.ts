import type Stripe from 'stripe';
import { nextState, subscriptionsOf } from '../../../functions/billing/core/reconcile.ts';
import { scheduleOf } from '../../../functions/billing/core/schedule.ts';
import { instant } from '../../../functions/billing/core/stripe-values.ts';
import { chosenOf } from '../../../functions/billing/core/subscription-state.ts';
import type { House } from './draw-house.ts';
import type { Billed } from './house-items.ts';

type Read = { subscriptions: Stripe.Subscription[]; billed: Omit<Billed, 'spans'> | undefined };

/** What Stripe says of a workspace's subscriptions, and what a reconciliation would keep of that. */
export async function readBilled(stripe: Stripe, customerId: string, { steps }: House): Promise<Read> {
  const subscriptions = await subscriptionsOf(stripe, customerId);
  const { chosen } = chosenOf(subscriptions);
  if (!chosen) return { subscriptions, billed: undefined };
  const schedule = await scheduleOf(stripe, chosen);
  const subscription = await nextState(stripe, { chosen, schedule }, undefined);
  const endedAt = chosen.ended_at ? instant(chosen.ended_at) : undefined;
  const begins = chosen.items.data[0]?.current_period_start ?? chosen.created;
  const moments = [begins * 1_000, (chosen.ended_at ?? 0) * 1_000, steps.at(-1)?.at.getTime() ?? 0];
  const changedAt = new Date(Math.max(...moments));
  return { subscriptions, billed: { customerId, subscription, endedAt, changes: steps.length + 1, changedAt } };
}
