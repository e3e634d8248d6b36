import type Stripe from 'stripe';
import type { Interval } from '../../../shared/billing/prices.ts';
import { soldBy } from './sold-by.ts';
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

/** What a subscription becomes; its metadata are then the subscription's. */
export type Next = { price: string; interval: Interval; metadata: Stripe.Metadata };

/** What a schedule has a subscription become. */
export function plannedIn(schedule: Stripe.SubscriptionSchedule): Next | undefined {
  const phase = nextPhase(schedule);
  const price = phase?.items[0]?.price;
  if (!phase || !price || typeof price !== 'object' || 'deleted' in price) return undefined;
  return { price: price.id, interval: soldBy(price).interval, metadata: phase.metadata ?? {} };
}

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
        metadata: next.metadata,
        ...common,
      },
    ],
  });
}
