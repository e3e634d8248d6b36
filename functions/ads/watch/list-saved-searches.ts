import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { showSearch } from './show-search.ts';

export const handler = defineHandler(adsWatch.listSavedSearches, async ({ actor, query: { alert, ...page } }) => {
  const { workspaceId } = actor;
  const { data } = await SavedSearch.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const asked = data.filter((search) => alert === undefined || search.alert === alert);
  const scope = { owner: workspaceId, operation: 'listSavedSearches', filters: { alert } };
  const { items, nextCursor } = await newestFirst(scope, page, asked, ({ searchId }) => searchId);
  return { items: await Promise.all(items.map((item) => showSearch(actor, item))), nextCursor };
});
