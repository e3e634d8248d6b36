import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getCampaign, type updateCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { getCampaignMetrics, getPerformance } from '../../../../../shared/campaigns/performance.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { Granularity } from '../../../../../shared/rules/periods.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';
import type { ComparedPeriod } from './compared-period.ts';

export type CampaignEdit = Omit<InputOf<typeof updateCampaign>['body'], 'version'>;
export type Metrics = RouteOutput<typeof getCampaignMetrics>;
export type Performance = RouteOutput<typeof getPerformance>;

export const readCampaign = async (id: string): Promise<Campaign> =>
  (await request(getCampaign, { params: { id } })).campaign;

export const useCampaign = (id: string) => useSWR([getCampaign.operation, id], () => readCampaign(id));

/** Puts a campaign that was written in place of the one that is shown. */
export function useKeepCampaign() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (campaign: Campaign) => mutate([getCampaign.operation, campaign.id], campaign, { revalidate: false }),
    [mutate],
  );
}

/** Reads again all that is shown of a campaign: its figures were written. */
export function useReadAgain(id: string) {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate((key) => Array.isArray(key) && key[1] === id), [mutate, id]);
}

/**
 * The figures of a period, always beside others: those of the period before unless the page compares to another. What was
 * shown stays until they come.
 */
export function useMetrics(id: string, { from, to, compare = 'previous', problem }: ComparedPeriod) {
  return useSWR(
    problem ? null : [getCampaignMetrics.operation, id, from, to, compare],
    async () => ({
      from,
      to,
      compare,
      metrics: await request(getCampaignMetrics, { params: { id }, query: { from, to, compare } }),
    }),
    { keepPreviousData: true },
  );
}

/** The figures of each day, week or month of a period. */
export function usePerformance(id: string, { from, to, compare, problem }: ComparedPeriod, granularity: Granularity) {
  return useSWR(problem ? null : [getPerformance.operation, id, from, to, compare, granularity], () =>
    request(getPerformance, { params: { id }, query: { from, to, compare, granularity } }),
  );
}
