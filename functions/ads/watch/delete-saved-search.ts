import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { findSearch, savedSearchCount } from './saved-searches.ts';

export const handler = defineHandler(adsWatch.deleteSavedSearch, async ({ actor, params: { id } }) => {
  const search = await findSearch(actor, id);
  await write([
    remove(SavedSearch.remove(search), 'not_found'),
    countOneLess(savedSearchCount(actor)),
    audit(actor, { type: 'saved_search.deleted', entityId: id }),
  ]);
  return { id };
});
