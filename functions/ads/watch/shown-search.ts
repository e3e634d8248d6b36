import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { search } from '../engine/engine.ts';
import { visibleCatalogues } from '../library/visible-catalogues.ts';
import { readSavedQuery } from './saved-query.ts';
import type { SavedSearchItem } from './saved-search.entity.ts';

/** A saved search as people see it, with how many new ads it has when it alerts. */
export async function shownSearch(actor: Actor, item: SavedSearchItem) {
  const { searchId: id, workspaceId, alertShard, alertUserId, alertedAt, ...shown } = item;
  return { ...shown, id, newCount: item.alert ? await countNewAds(actor, item, item.lastSeenAt) : null };
}

/** How many ads match that were not there at `since`; null for a search that was saved when searches were otherwise. */
export async function countNewAds(
  actor: Pick<Actor, 'workspaceId' | 'workspace'>,
  { query }: Pick<SavedSearchItem, 'query'>,
  since: string,
): Promise<number | null> {
  const filters = readSavedQuery(query);
  if (!filters) return null;
  const narrower = filters.addedSince && Date.parse(filters.addedSince) > Date.parse(since);
  const asked = narrower ? filters : { ...filters, addedSince: since };
  return search(await visibleCatalogues(actor), { ...asked, limit: 1 }, parisDay()).total;
}
