import useSWR from 'swr';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { getInsights } from '../../../../../shared/learning/insights.contract.ts';
import { request } from '../../../lib/request.ts';

export type Insights = RouteOutput<typeof getInsights>;

/** What was learned; while other filters are read, what was shown stays. */
export const useInsights = (query: Record<string, string>) =>
  useSWR([getInsights.operation, JSON.stringify(query)], () => request(getInsights, { query }), {
    keepPreviousData: true,
  });
