import type { PlanCode } from '../kernel/plans.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** Plans that one takes alone; the others are agreed by hand. */
export const soldPlans = ['starter', 'professional'] as const satisfies readonly PlanCode[];
export type SoldPlan = (typeof soldPlans)[number];

/** Euros before tax; a year costs ten months. */
export const prices: Record<SoldPlan, Record<Interval, number>> = {
  starter: { month: 29, year: 290 },
  professional: { month: 99, year: 990 },
};

/** The name by which a price is found at the provider: another amount is another price. */
export const priceKey = (plan: SoldPlan, interval: Interval): string =>
  `reclame_${plan}_${interval}_${prices[plan][interval]}`;

export const pricesOf = (plan: PlanCode): Record<Interval, number> | null =>
  plan in prices ? prices[plan as SoldPlan] : null;
