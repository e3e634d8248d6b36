import useSWR from 'swr';
import { compareCampaigns } from '../../../../../shared/campaigns/comparison.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';
import type { askedIn } from './compare-url.ts';

export type Comparison = RouteOutput<typeof compareCampaigns>;
export type ComparedFigures = Comparison['metrics'][number];

/** What the API says of those that are compared; of the last ones until the next come. */
export function useComparison(asked: ReturnType<typeof askedIn>) {
  const key = asked && JSON.stringify(asked);
  const { data, error, mutate } = useSWR(
    key && [compareCampaigns.operation, key],
    async () => ({ key, comparison: asked && (await request(compareCampaigns, { body: asked })) }),
    { keepPreviousData: true },
  );
  const comparison = key ? (data?.comparison ?? null) : null;
  return { comparison, stale: data?.key !== key, error, retry: () => void mutate() };
}
