import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { shownSearch } from './shown-search.ts';

export const handler = defineHandler(adsWatch.listSavedSearches, async (call) => {
  const { actor, query } = call;
  const { workspaceId } = actor;
  const { data } = await SavedSearch.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const asked = data.filter((search) => query.alert === undefined || search.alert === query.alert);
  const { items, nextCursor } = await newestFirst(pageOf(call), asked, ({ searchId }) => searchId);
  return { items: await Promise.all(items.map((item) => shownSearch(actor, item))), nextCursor };
});
