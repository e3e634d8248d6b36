import type Stripe from 'stripe';
import type { SubscriptionState } from './billing-account.entity.ts';
import { nextPhase } from './schedule.ts';
import { soldBy, UnknownSubscription } from './sold-by.ts';
import { instant } from './stripe-values.ts';

type Alive = 'active' | 'past_due';
const alive = new Set<string>(['active', 'past_due'] satisfies Alive[]);
/** Nothing was paid yet, or nothing is owed any more. */
const dead = new Set(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused', 'trialing']);

export const isAlive = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean => alive.has(status);

/**
 * The subscription that counts among those of a customer, and those that one too many pays for. The oldest that lives counts;
 * with none alive, the one that ended last.
 */
export function chosenOf(all: Stripe.Subscription[]): {
  chosen: Stripe.Subscription | null;
  doubles: Stripe.Subscription[];
} {
  for (const { id, status } of all)
    if (!alive.has(status) && !dead.has(status)) throw new UnknownSubscription(`${id} has the status ${status}`);
  const byAge = [...all].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  const [living, ...doubles] = byAge.filter(isAlive);
  const ended = byAge
    .filter(({ status }) => status === 'canceled' || status === 'unpaid')
    .sort((a, b) => (a.ended_at ?? Number.MAX_VALUE) - (b.ended_at ?? Number.MAX_VALUE));
  return { chosen: living ?? ended.at(-1) ?? null, doubles };
}

const livingStatus = (status: string): SubscriptionState['status'] =>
  status === 'active' || status === 'past_due' ? status : 'ended';

type Beside = { schedule: Stripe.SubscriptionSchedule | null; waitsForHolder: boolean };

/** What is kept of a subscription, read with its payment method and latest invoice, and of its schedule, with its prices. */
export function stateOf(subscription: Stripe.Subscription, { schedule, waitsForHolder }: Beside): SubscriptionState {
  const { id, items, currency, cancel_at: cancelAt, status } = subscription;
  const [item] = items.data;
  if (!item) throw new UnknownSubscription(`${id} has no price`);
  if (currency !== 'eur') throw new UnknownSubscription(`${id} is in ${currency}`);
  const ends = cancelAt ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  // Nothing is charged any more to the card of one that ended.
  const card = isAlive(subscription) ? cardOf(subscription.default_payment_method) : undefined;
  const scheduled = scheduledOf(subscription, schedule);
  const late = dunningOf(subscription, waitsForHolder);
  return {
    subscriptionId: id,
    status: livingStatus(status),
    ...soldBy(item.price),
    amount: (item.price.unit_amount ?? 0) / 100,
    currency: currency.toUpperCase(),
    periodEndsAt: instant(item.current_period_end),
    ...(ends !== null && isAlive(subscription) && { cancelAt: instant(ends) }),
    ...(scheduled && { scheduled }),
    ...(card && { card }),
    ...(late && { dunning: late }),
  };
}

function cardOf(method: Stripe.Subscription['default_payment_method']): SubscriptionState['card'] {
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_year: year, exp_month: month } = method.card;
  return { brand, last4, expires: `${year}-${String(month).padStart(2, '0')}` };
}

/** The next phase of a schedule, when it sells another thing than the present one. */
function scheduledOf(
  { items }: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule | null,
): SubscriptionState['scheduled'] {
  const next = schedule ? nextPhase(schedule) : undefined;
  const price = next?.items[0]?.price;
  if (!next || !price || typeof price === 'string' || 'deleted' in price) return undefined;
  if (price.id === items.data[0]?.price.id) return undefined;
  return { ...soldBy(price), at: instant(next.start_date) };
}

function dunningOf(
  { status, latest_invoice: invoice }: Stripe.Subscription,
  waitsForHolder: boolean,
): SubscriptionState['dunning'] {
  if (status !== 'past_due' || !invoice || typeof invoice === 'string') return undefined;
  const {
    next_payment_attempt: next,
    attempt_count: attempts,
    created,
    due_date: due,
    hosted_invoice_url: url,
  } = invoice;
  return {
    since: instant(due ?? created),
    attempts,
    ...(next && { nextAttemptAt: instant(next) }),
    ...(waitsForHolder && url && { confirmUrl: url }),
  };
}
