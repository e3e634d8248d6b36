import {
  createProspectView,
  deleteProspectView,
  listProspectViews,
  updateProspectView,
} from '../../../../shared/prospects/views.contract.ts';
import { request } from '../../lib/request.ts';
import type { ViewsApi } from '../../lib/use-views.ts';

/** The saved views of prospects, for the whole workspace. */
export const prospectViews: ViewsApi = {
  key: listProspectViews.operation,
  list: async () => (await request(listProspectViews, { query: { limit: '100' } })).items,
  create: ({ name, filters, columns }) => request(createProspectView, { body: { name, filters, columns } }),
  put: async (id, { name, filters, columns, version }) =>
    (await request(updateProspectView, { params: { id }, body: { name, filters, columns, version } })).view,
  remove: (id) => request(deleteProspectView, { params: { id } }),
};
