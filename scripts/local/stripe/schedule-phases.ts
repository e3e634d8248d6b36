import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { idOf } from './ids.ts';
import { mergedMetadata } from './params.ts';
import { customerIdOf } from './plan-change.ts';
import { type Change, changeItems } from './subscription-change.ts';
import { endSubscription } from './subscription-end.ts';
import { newItem, sameInterval } from './subscription-new.ts';
import { withItems } from './subscription-payments.ts';

/** The subscription goes on by itself, as it is. */
export function releaseSchedule(account: Account, id: string): Stripe.SubscriptionSchedule {
  const before = account.store.find('schedule', id);
  const subscription = account.store.find('subscription', idOf(before.subscription) ?? '');
  const at = account.now(customerIdOf(subscription));
  const schedule = account.store.put('schedule', {
    ...before,
    current_phase: null,
    released_at: at,
    released_subscription: subscription.id,
    status: 'released',
    subscription: null,
  });
  account.emit('subscription_schedule.released', schedule);
  const after = account.store.put('subscription', { ...subscription, schedule: null });
  account.emit('customer.subscription.updated', after, subscription);
  return schedule;
}

/** When the phase under way ends. */
export const phaseEnd = ({ status, current_phase }: Stripe.SubscriptionSchedule): number | null =>
  status === 'active' ? (current_phase?.end_date ?? null) : null;

/** Enters the phase that follows, or else lets go or ends, as the schedule says. */
export function leavePhase(account: Account, id: string): void {
  const before = account.store.find('schedule', id);
  const end = phaseEnd(before) ?? 0;
  const next = before.phases.find(({ start_date }) => start_date >= end);
  if (!next && before.end_behavior === 'cancel') {
    endSubscription(account, idOf(before.subscription) ?? '', 'cancellation_requested');
    return;
  }
  if (!next) {
    releaseSchedule(account, id);
    return;
  }
  const current_phase = { start_date: next.start_date, end_date: next.end_date };
  const schedule = account.store.put('schedule', { ...before, current_phase });
  account.emit('subscription_schedule.updated', schedule, before);
  enter(account, account.store.find('subscription', idOf(before.subscription) ?? ''), next);
}

function enter(account: Account, before: Stripe.Subscription, phase: Stripe.SubscriptionSchedule.Phase): void {
  const at = phase.start_date;
  const [old] = before.items.data;
  const rates = phase.default_tax_rates ?? [];
  const plain = account.store.put('subscription', {
    ...before,
    ...(rates.length > 0 && { default_tax_rates: rates }),
    metadata: mergedMetadata(before.metadata, phase.metadata ?? {}),
  });
  const wanted = phase.items.map(({ price, quantity, tax_rates }) => ({
    price: idOf(price as string),
    quantity,
    taxRates: (tax_rates ?? []).map(({ id }) => id),
  }));
  if (old && at < old.current_period_end) {
    const changes = [
      ...before.items.data.map(({ id }) => ({ id, deleted: true })),
      ...wanted.map(({ taxRates, ...item }) => ({ ...item, tax_rates: taxRates })),
    ];
    changeItems(account, before, plain, {
      changes,
      at,
      anchorsNow: false,
      proration: phase.proration_behavior as Change['proration'],
      payment: 'allow_incomplete',
    });
    return;
  }
  // A period ends with the phase: what follows is paid for by the renewal.
  const items = wanted.map((item) => ({
    ...newItem(account, before.id, item, at, 'items', false),
    current_period_start: old?.current_period_start ?? at,
    current_period_end: old?.current_period_end ?? at,
  }));
  const rhythm = (one?: Stripe.SubscriptionItem) =>
    `${one?.price.recurring?.interval} ${one?.price.recurring?.interval_count}`;
  const anchor =
    rhythm(old) === rhythm(sameInterval(items)) && phase.billing_cycle_anchor !== 'phase_start'
      ? before.billing_cycle_anchor
      : at;
  account.store.put('subscription', withItems(plain, items, anchor));
}
