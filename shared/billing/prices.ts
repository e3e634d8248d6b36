import { type PlanCode, plans } from '../kernel/plans.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** Plans that one took alone when the product was born, as its documents say them. */
export const soldPlans = ['starter', 'professional'] as const satisfies readonly PlanCode[];
export type SoldPlan = (typeof soldPlans)[number];

/** As the product was born with them. */
export const prices: Record<SoldPlan, Record<Interval, number>> = {
  starter: plans.starter.prices,
  professional: plans.professional.prices,
};

/** The product of a plan at the provider. */
export const productId = (plan: PlanCode): string => `reclame_${plan}`;

/** The name by which a price is found at the provider: another amount is another price. */
export const priceKey = (plan: PlanCode, interval: Interval, amount: number): string =>
  `reclame_${plan}_${interval}_${amount}`;
