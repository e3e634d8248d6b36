import type Stripe from 'stripe';
import { type Interval, intervals } from '../../../shared/billing/prices.ts';
import { type PlanCode, planCodeText } from '../../../shared/kernel/plans.ts';

/** What Stripe says of a subscription that we do not understand: nothing of ours changes by it. */
export class UnknownSubscription extends Error {}

type Price = Pick<Stripe.Price, 'id' | 'metadata'>;

type Sold = { planCode: PlanCode; interval: Interval };

/** A price says itself of what plan it is, whatever that costs today. Null of one that says none. */
export function planSoldBy({ metadata }: Pick<Price, 'metadata'>): Sold | null {
  const { planCode, interval } = metadata;
  const each = intervals.find((one) => one === interval);
  return planCode && planCodeText.pattern.test(planCode) && each ? { planCode, interval: each } : null;
}

export function soldBy(price: Price): Sold {
  const sold = planSoldBy(price);
  if (!sold) throw new UnknownSubscription(`${price.id} is a price of no plan`);
  return sold;
}

/** The version of a plan that a subscription says it was sold at; undefined where it says none of what it is now. */
export function versionSold({ metadata }: Stripe.Subscription, now: Sold): number | undefined {
  const sold = planSoldBy({ metadata });
  const version = Number(metadata.planVersion);
  const isOf = sold?.planCode === now.planCode && sold.interval === now.interval;
  return isOf && Number.isInteger(version) && version > 0 ? version : undefined;
}
