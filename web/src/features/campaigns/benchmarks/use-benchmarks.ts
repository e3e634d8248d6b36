import useSWR from 'swr';
import { getBenchmarks } from '../../../../../shared/campaigns/comparison.contract.ts';
import { getCampaignStats } from '../../../../../shared/campaigns/list.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { RouteInput, RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';

type Query = NonNullable<RouteInput<typeof getBenchmarks>['query']>;
export type Benchmarks = RouteOutput<typeof getBenchmarks>;
export type Wanted = Required<Pick<Query, 'platform' | 'industry' | 'currency'>>;
export type Landmarks = Benchmarks & { total: RouteOutput<typeof getCampaignStats>['currencies'][number] | undefined };

/** Own medians and what is published of a platform and a sector, then of all sectors together; and what one's own add up to. */
export function useBenchmarks(wanted: Wanted) {
  const { platform, industry, currency } = wanted;
  return useSWR(
    [getBenchmarks.operation, platform, industry, currency],
    async (): Promise<{ wanted: Wanted; landmarks: Landmarks }> => {
      const today = parisDay();
      const [own, all, stats] = await Promise.all([
        request(getBenchmarks, { query: wanted }),
        industry === 'all' ? null : request(getBenchmarks, { query: { ...wanted, industry: 'all' } }),
        request(getCampaignStats, {
          query: {
            platform: [platform],
            ...(industry !== 'all' && { industry: [industry] }),
            from: addDays(today, -365),
            to: addDays(today, -1),
          },
        }),
      ]);
      const total = stats.currencies.find((one) => one.currency === currency);
      return { wanted, landmarks: { items: [...own.items, ...(all?.items ?? [])], own: own.own, total } };
    },
    { keepPreviousData: true },
  );
}
