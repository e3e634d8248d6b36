import type Stripe from 'stripe';
import * as contract from '../../../shared/billing/changes.contract.ts';
import { isSameOffer, type Offer } from '../../../shared/billing/plan-moves.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { log } from '../../platform/log.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { type Sale, saleOf, taxRateOf } from '../core/catalogue.ts';
import { changesAtOnce } from '../core/changes-at-once.ts';
import { closeCheckouts } from '../core/close-checkouts.ts';
import { refuseExcess } from '../core/excess.ts';
import { type Next, nextPhase, plannedIn, scheduleOf, setSchedule } from '../core/schedule.ts';
import { soldBy } from '../core/sold-by.ts';
import { idOf } from '../core/stripe-values.ts';

export type Given = {
  stripe: Stripe;
  account: BillingAccountItem;
  subscription: Stripe.Subscription;
  body: Pick<ParsedInput<typeof contract.changeBilling>['body'], 'planCode' | 'interval' | 'acknowledgeExcess'>;
};

/** A larger plan at once, paid for at once; a smaller one, or a shorter interval, when the period ends. */
export async function changeOffer(given: Given) {
  const { stripe, account, subscription, body } = given;
  const to = offerIn(body);
  const from = soldBy(itemOf(subscription).price);
  if (isSameOffer(from, to)) {
    if (!(await releaseSchedule(given))) throw new AppError('plan_unchanged');
    return 'billing.change_undone' as const;
  }
  const sale = await saleOf(stripe, to.planCode, to.interval);
  await refuseExcess(account.workspaceId, to.planCode, body.acknowledgeExcess);
  await closeCheckouts(stripe, idOf(subscription.customer));
  if (await changesAtOnce(from, to)) {
    await upgrade(given, sale);
    return 'billing.plan_changed' as const;
  }
  await scheduleNext(given, { ...sale, interval: to.interval });
  return 'billing.change_scheduled' as const;
}

function offerIn({ planCode, interval }: Given['body']): Offer {
  if (!planCode || !interval) throw invalidField(planCode ? 'interval' : 'planCode', contract.offerMissing);
  return { planCode, interval };
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no price`);
  return item;
}

/** The subscription goes on as it is; whether something else had been planned. */
export async function releaseSchedule({ stripe, subscription }: Given): Promise<boolean> {
  const schedule = await scheduleOf(stripe, subscription);
  if (!schedule) return false;
  const isPlanned = nextPhase(schedule) !== undefined;
  await stripe.subscriptionSchedules.release(schedule.id);
  return isPlanned;
}

/** Does what a schedule stands in the way of; what was planned is planned again where that fails and has changed nothing. */
export async function withoutSchedule(given: Given, act: () => Promise<void>): Promise<void> {
  const { stripe, account, subscription } = given;
  const schedule = await scheduleOf(stripe, subscription);
  const planned = schedule && plannedIn(schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
  try {
    await act();
  } catch (error) {
    if (planned)
      await planAgain(given, planned).catch((lost) =>
        log.error('a planned change is lost', lost, { workspaceId: account.workspaceId }),
      );
    throw error;
  }
}

async function planAgain(given: Given, planned: Next): Promise<void> {
  const now = await given.stripe.subscriptions.retrieve(given.subscription.id);
  // An answer that was lost may be of what took place.
  if (now.cancel_at || itemOf(now).price.id !== itemOf(given.subscription).price.id) return;
  await scheduleNext({ ...given, subscription: now }, planned);
}

/** Paid for, or nothing of it. */
const upgrade = (given: Given, { price, metadata }: Sale): Promise<void> =>
  withoutSchedule(given, async () => {
    const { stripe, account, subscription } = given;
    if (!(await isPaid(given, price))) throw new AppError('payment_failed');
    // Who takes a larger plan does not leave.
    if (subscription.cancel_at) await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    // Not with the change: Stripe lets none that waits for its payment say anything besides. What was paid for counts without it.
    await stripe.subscriptions
      .update(subscription.id, { metadata })
      .catch((lost) => log.error('what was sold is not noted', lost, { workspaceId: account.workspaceId }));
  });

async function isPaid({ stripe, subscription }: Given, price: string): Promise<boolean> {
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  const { pending_update: pending, latest_invoice: invoice } = changed;
  if (!pending || !invoice) return true;
  try {
    // Or it would wait for its payment, and count a day later.
    await stripe.invoices.voidInvoice(idOf(invoice as { id: string }));
    return false;
  } catch (error) {
    const after = await stripe.subscriptions.retrieve(subscription.id);
    if (after.pending_update) throw error;
    return itemOf(after).price.id === price;
  }
}

async function scheduleNext({ stripe, account, subscription }: Given, next: Next): Promise<void> {
  if (subscription.cancel_at && !subscription.schedule)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  const schedule =
    (await scheduleOf(stripe, subscription)) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
  const rate = await taxRateOf(stripe, vatOf(account.details));
  await setSchedule(stripe, schedule, { price: itemOf(subscription).price.id, next, rate });
}
