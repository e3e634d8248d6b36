import type { PlanCode, PlanPrices } from '../kernel/plans.ts';
import { type Interval, intervals } from './prices.ts';

export type Offer = { planCode: PlanCode; interval: Interval };

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.planCode === other.planCode && one.interval === other.interval;

/** By what a plan is larger than another: what a month of it costs now. */
export const perMonth = (prices: PlanPrices | null = null): number => prices?.month ?? (prices?.year ?? 0) / 10;

export type Sized = Offer & { perMonth: number };

/** Whether a change counts at once; a smaller plan or a shorter interval waits for the end of the period, which is paid for. */
export const countsAtOnce = (from: Sized, to: Sized): boolean =>
  (to.planCode === from.planCode || to.perMonth >= from.perMonth) &&
  intervals.indexOf(to.interval) >= intervals.indexOf(from.interval);
