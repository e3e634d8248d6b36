import useSWR from 'swr';
import { listPlans } from '../../../../../shared/billing/billing.contract.ts';
import type { Interval } from '../../../../../shared/billing/prices.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';

type Plan = RouteOutput<typeof listPlans>['items'][number];
export type Sold = Plan & { price: number };

/** The plans, as they are sold now. */
export function usePlans() {
  const { data, error } = useSWR(listPlans.operation, () => request(listPlans));
  return { plans: data?.items, error };
}

/** Those that one takes alone, at what they cost by that interval. */
export const soldAmong = (all: Plan[] = [], interval: Interval): Sold[] =>
  all.flatMap((plan) => {
    const price = plan.prices?.[interval];
    return price === undefined ? [] : [{ ...plan, price }];
  });
