import useSWR from 'swr';
import { listPlans } from '../../../../../shared/billing/billing.contract.ts';
import { type Interval, type SoldPlan, soldPlans } from '../../../../../shared/billing/prices.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';

type Plan = RouteOutput<typeof listPlans>['items'][number];
export type Sold = Plan & { code: SoldPlan; prices: Record<Interval, number> };

/** The plans, as they are sold now. */
export function usePlans() {
  const { data, error } = useSWR(listPlans.operation, () => request(listPlans));
  return { plans: data?.items, error };
}

/** Those that one takes alone. */
export const soldAmong = (all: Plan[] = []): Sold[] =>
  all.filter((plan): plan is Sold => plan.prices !== null && soldPlans.some((code) => code === plan.code));
