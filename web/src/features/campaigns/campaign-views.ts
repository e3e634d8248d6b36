import type { CampaignSort } from '../../../../shared/campaigns/list.contract.ts';
import {
  type CampaignView,
  createCampaignView,
  deleteCampaignView,
  listCampaignViews,
  updateCampaignView,
} from '../../../../shared/campaigns/views.contract.ts';
import { request } from '../../lib/request.ts';
import type { ListView, ViewsApi, ViewWords } from '../../lib/use-views.ts';
import { askedIn, sortIn } from './campaigns-query.ts';

/** The saved views of campaigns: one's own and the team's. The API keeps the sort beside the filters. */
export const campaignViews: ViewsApi = {
  key: listCampaignViews.operation,
  list: async () => (await request(listCampaignViews, { query: { limit: '100' } })).items.map(withSort),
  create: ({ filters, ...words }) => request(createCampaignView, { body: { ...words, ...apart(filters) } }),
  put: async (id, { filters, ...changes }) => {
    const body = { ...changes, ...(filters === undefined ? {} : apart(filters)) };
    return withSort((await request(updateCampaignView, { params: { id }, body })).view);
  },
  remove: (id) => request(deleteCampaignView, { params: { id } }),
};

function withSort({ id, name, columns, shared, isDefault, version, ...view }: CampaignView): ListView {
  const params = new URLSearchParams(view.filters);
  params.set('sort', view.sort);
  return { id, name, columns, shared, isDefault, version, filters: askedIn(params) };
}

function apart(asked: ViewWords['filters']): { filters: string; sort: CampaignSort } {
  const params = new URLSearchParams(asked);
  const sort = sortIn(params);
  params.delete('sort');
  return { filters: params.toString(), sort };
}
