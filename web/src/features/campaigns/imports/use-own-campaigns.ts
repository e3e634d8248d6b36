import useSWR from 'swr';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { request } from '../../../lib/request.ts';

/** The campaigns that figures may go into, and the places that the plan has left. */
export const useOwnCampaigns = () =>
  useSWR([listCampaigns.operation, 'names'], async () => {
    const { items, activeUse } = await request(listCampaigns, {
      query: { sort: 'name', limit: '100', preset: 'yesterday' },
    });
    return { campaigns: items.map(({ id, name }) => ({ id, name })), activeUse };
  });
