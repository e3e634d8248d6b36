import { type Interval, intervals, type SoldPlan, soldPlans } from './prices.ts';

export type Offer = { planCode: SoldPlan; interval: Interval };

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.planCode === other.planCode && one.interval === other.interval;

/** Whether a change counts at once; a smaller plan or a shorter interval waits for the end of the period, which is paid for. */
export const countsAtOnce = (from: Offer, to: Offer): boolean =>
  soldPlans.indexOf(to.planCode) >= soldPlans.indexOf(from.planCode) &&
  intervals.indexOf(to.interval) >= intervals.indexOf(from.interval);
