import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { countAds } from '../library/search.domain.ts';
import { readSavedQuery, refuseInvalidQuery } from './saved-query.ts';
import { SavedSearch, type SavedSearchItem } from './saved-search.entity.ts';

type Page = ParsedInput<typeof adsWatch.listSavedSearches>['query'];
type Creation = ParsedInput<typeof adsWatch.createSavedSearch>['body'];
type Change = ParsedInput<typeof adsWatch.updateSavedSearch>['body'];

const maxSaved = 50;
const counted = ({ workspaceId }: Actor) => ({ workspaceId, name: 'savedSearches' as const });

export async function listSavedSearches(actor: Actor, { alert, ...page }: Page) {
  const { workspaceId } = actor;
  const { data } = await SavedSearch.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const asked = data.filter((search) => alert === undefined || search.alert === alert);
  const scope = { owner: workspaceId, operation: 'listSavedSearches', filters: { alert } };
  const { items, nextCursor } = await newestFirst(scope, page, asked, ({ searchId }) => searchId);
  return { items: await Promise.all(items.map((item) => toSavedSearch(actor, item))), nextCursor };
}

/** Saves a search once: see `makeOnce`. */
export const createSavedSearchOnce = (actor: Actor, input: Creation, caller: Caller) =>
  makeOnce(
    { route: adsWatch.createSavedSearch, actor, caller, body: input },
    {
      make: (mark) => createSavedSearch(actor, input, mark),
      replay: async (searchId) => {
        const search = await readSearch(actor, searchId);
        if (!search) throw new AppError('conflict');
        return { savedSearch: await toSavedSearch(actor, search) };
      },
    },
  );

async function createSavedSearch(actor: Actor, input: Creation, mark: (id: string) => Operation[]) {
  refuseInvalidQuery(input.query);
  const now = new Date();
  const search: SavedSearchItem = {
    workspaceId: actor.workspaceId,
    searchId: newId('srh', now),
    ...input,
    lastSeenAt: now.toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    countOneMore(counted(actor), maxSaved, 'saved_search_limit'),
    put(SavedSearch.create(search)),
    activity(actor, { type: 'saved_search.created', entityId: search.searchId }, now),
    ...mark(search.searchId),
  ]);
  return { savedSearch: await toSavedSearch(actor, search) };
}

/** Changes what is given; `seen` starts counting new ads from now. */
export async function updateSavedSearch(actor: Actor, { id, version, seen, ...given }: Change & { id: string }) {
  if (given.query !== undefined) refuseInvalidQuery(given.query);
  const before = await readSearch(actor, id);
  if (!before) throw new AppError('not_found');
  if (before.version !== version) throw new AppError('conflict');
  const now = new Date().toISOString();
  const after: SavedSearchItem = {
    ...before,
    name: given.name ?? before.name,
    query: given.query ?? before.query,
    alert: given.alert ?? before.alert,
    lastSeenAt: seen ? now : before.lastSeenAt,
  };
  const changed = (['name', 'query', 'alert', 'lastSeenAt'] as const).filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return { savedSearch: await toSavedSearch(actor, before) };
  Object.assign(after, { updatedAt: now, version: version + 1 });
  const { workspaceId, searchId, createdAt, ...values } = after;
  await write([
    update(
      SavedSearch.patch(before)
        .set(values)
        .where((attr, { eq }) => eq(attr.version, version)),
      'conflict',
    ),
    activity(actor, { type: 'saved_search.updated', entityId: id, changed: [...changed] }),
  ]);
  return { savedSearch: await toSavedSearch(actor, after) };
}

export async function deleteSavedSearch(actor: Actor, { id }: { id: string }) {
  const search = await readSearch(actor, id);
  if (!search) throw new AppError('not_found');
  await write([
    remove(SavedSearch.remove(search), 'not_found'),
    countOneLess(counted(actor)),
    activity(actor, { type: 'saved_search.deleted', entityId: id }),
  ]);
  return { id };
}

async function readSearch({ workspaceId }: Actor, searchId: string): Promise<SavedSearchItem | null> {
  return (await SavedSearch.get({ workspaceId, searchId }).go({ consistent: true })).data;
}

async function toSavedSearch(actor: Actor, item: SavedSearchItem) {
  const { searchId: id, workspaceId, ...shown } = item;
  return { ...shown, id, newCount: item.alert ? await countNewAds(actor, item) : null };
}

async function countNewAds(actor: Actor, { query, lastSeenAt }: SavedSearchItem): Promise<number | null> {
  const filters = readSavedQuery(query);
  if (!filters) return null;
  const narrower = filters.addedSince && Date.parse(filters.addedSince) > Date.parse(lastSeenAt);
  return countAds(actor, narrower ? filters : { ...filters, addedSince: lastSeenAt });
}
