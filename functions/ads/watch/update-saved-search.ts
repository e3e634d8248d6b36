import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { refuseInvalidQuery } from './saved-query.ts';
import { alertOf, SavedSearch, type SavedSearchItem } from './saved-search.entity.ts';
import { findSearch } from './saved-searches.ts';
import { shownSearch } from './shown-search.ts';

/** Changes what is given; `seen` starts counting new ads from now. */
export const handler = defineHandler(adsWatch.updateSavedSearch, async ({ actor, params: { id }, body }) => {
  const { version, seen, ...given } = body;
  if (given.query !== undefined) refuseInvalidQuery(given.query);
  const before = await findSearch(actor, id);
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
  if (changed.length === 0) return { savedSearch: await shownSearch(actor, before) };
  Object.assign(after, { updatedAt: now, version: version + 1 });
  const { workspaceId, searchId, createdAt, alertShard: _, alertUserId: __, ...values } = after;
  const change = SavedSearch.patch(before).set({
    ...values,
    ...(after.alert && (before.alertShard ? {} : alertOf(searchId, actor.userId))),
  });
  const alerting = after.alert ? change : change.remove(['alertShard', 'alertUserId', 'alertedAt']);
  await write([
    update(
      alerting.where((attr, { eq }) => eq(attr.version, version)),
      'conflict',
    ),
    audit(actor, { type: 'saved_search.updated', entityId: id, changed: [...changed] }),
  ]);
  return { savedSearch: await shownSearch(actor, after) };
});
