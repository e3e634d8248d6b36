import useSWR from 'swr';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { request } from '../../../lib/request.ts';

const shownCampaigns = '20';

/** Campaigns that may be compared, those that spend most first, by these words if there are some. */
export const useComparable = (q: string) =>
  useSWR(
    [listCampaigns.operation, 'to-compare', q],
    async () =>
      (await request(listCampaigns, { query: { ...(q ? { q } : { sort: 'spend' as const }), limit: shownCampaigns } }))
        .items,
    { keepPreviousData: true },
  );
