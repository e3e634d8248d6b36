import type Stripe from 'stripe';
import type { Interval } from '../../../shared/billing/prices.ts';
import { idOf } from './stripe-values.ts';

/** The schedule of a subscription, with its prices: what it becomes, and when. Stripe expands four levels, so it is read by itself. */
export async function scheduleOf(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | null> {
  if (!schedule) return null;
  return stripe.subscriptionSchedules.retrieve(idOf(schedule), { expand: ['phases.items.price'] });
}

/** The phase that follows the present one. */
export const nextPhase = ({ status, current_phase: now, phases }: Stripe.SubscriptionSchedule) =>
  status === 'active' && now ? phases.find(({ start_date: start }) => start >= now.end_date) : undefined;

type Next = { price: string; interval: Interval };

/** Has a subscription go on as it is until its period ends, then as `next`, with this rate of VAT in both. */
export async function setSchedule(
  stripe: Stripe,
  schedule: Stripe.SubscriptionSchedule,
  { price, next, rate }: { price: string; next: Next; rate: string | undefined },
): Promise<void> {
  const { start_date, end_date } = schedule.current_phase ?? {};
  if (!start_date || !end_date) throw new Error(`${schedule.id} has no phase under way`);
  const common = { default_tax_rates: rate ? [rate] : ('' as const), proration_behavior: 'none' as const };
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price, quantity: 1 }], start_date, end_date, ...common },
      {
        items: [{ price: next.price, quantity: 1 }],
        duration: { interval: next.interval, interval_count: 1 },
        ...common,
      },
    ],
  });
}
