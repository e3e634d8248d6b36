import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { refuseInvalidQuery } from './saved-query.ts';
import { alertOf, SavedSearch, type SavedSearchItem } from './saved-search.entity.ts';
import { findSearch, savedSearchCount } from './saved-searches.ts';
import { shownSearch } from './shown-search.ts';

const maxSaved = 50;

export const handler = defineHandler(adsWatch.createSavedSearch, (call) =>
  makeOnce(call, {
    make: (mark) => saveSearch(call, mark),
    replay: async (searchId) => ({
      savedSearch: await shownSearch(call.actor, await findSearch(call.actor, searchId, 'conflict')),
    }),
  }),
);

async function saveSearch({ actor, body }: Call<typeof adsWatch.createSavedSearch>, mark: (id: string) => Operation[]) {
  refuseInvalidQuery(body.query);
  const now = new Date();
  const searchId = newId('srh', now);
  const search: SavedSearchItem = {
    workspaceId: actor.workspaceId,
    searchId,
    ...body,
    ...(body.alert && alertOf(searchId, actor.userId)),
    lastSeenAt: now.toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    countOneMore(savedSearchCount(actor), maxSaved, 'saved_search_limit'),
    put(SavedSearch.create(search)),
    audit(actor, { type: 'saved_search.created', entityId: search.searchId }, now),
    ...mark(search.searchId),
  ]);
  return { savedSearch: await shownSearch(actor, search) };
}
