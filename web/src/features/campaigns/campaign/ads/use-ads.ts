import { listCampaignAds, updateCampaignAd } from '../../../../../../shared/campaigns/performance.contract.ts';
import type { RouteOutput } from '../../../../../../shared/kernel/route.ts';
import { request } from '../../../../lib/request.ts';
import { usePages } from '../../../../lib/use-pages.ts';
import type { PartProps } from '../open-campaign.tsx';

export type CampaignAd = RouteOutput<typeof listCampaignAds>['items'][number];
type Sort = 'spend' | 'roas' | 'cpa' | 'conversions' | 'ctr' | 'name';

/** The ads of a campaign in a period, page by page. */
export const useAds = (id: string, { from, to, problem }: PartProps['period'], sort: Sort, dim: string[]) =>
  usePages(
    problem ? null : [listCampaignAds.operation, id, from, to, sort, ...dim],
    (cursor) => request(listCampaignAds, { params: { id }, query: { from, to, sort, dim, limit: '50', cursor } }),
    { revalidateFirstPage: false, keepPreviousData: true },
  );

export const linkAd = (id: string, adId: string, libraryAdId: string | null) =>
  request(updateCampaignAd, { params: { id, adId }, body: { libraryAdId } });
