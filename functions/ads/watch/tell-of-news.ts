import { update, writeIf } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { untilAllEnded } from '../../platform/outbox/sweep-shards.ts';
import type { AlertMessage } from './alert-queue.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { countNewAds } from './shown-search.ts';

type Owned = Parameters<typeof countNewAds>[0];

/** Who asked for it is told of what searches have found since they last looked or were told; one in trouble leaves out no other. */
export async function tellOfNews({ workspaceId, searchIds }: AlertMessage): Promise<void> {
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  if (!workspace || workspace.suspendedAt) return;
  await untilAllEnded(searchIds.map((searchId) => tell({ workspaceId, workspace }, searchId)));
}

/** Tells once of what is new, whatever runs at once: up to when it told stands on the search. */
async function tell(owned: Owned, searchId: string): Promise<void> {
  const { workspaceId } = owned;
  const { data: search } = await SavedSearch.get({ workspaceId, searchId }).go({ consistent: true });
  // Its alert was cut, or it was removed, since the morning began.
  if (!search?.alertShard) return;
  const { name, query, alertUserId, alertedAt, lastSeenAt } = search;
  const since = alertedAt && alertedAt > lastSeenAt ? alertedAt : lastSeenAt;
  const now = new Date();
  const newCount = await countNewAds(owned, search, since);
  if (!newCount) return;
  const told = SavedSearch.patch({ workspaceId, searchId })
    .set({ alertedAt: now.toISOString() })
    .where((attr, { eq, notExists }) => (alertedAt ? eq(attr.alertedAt, alertedAt) : notExists(attr.alertedAt)));
  await writeIf(update(told), [
    event(
      { workspaceId },
      {
        type: 'saved_search.matched',
        entityId: searchId,
        data: { savedSearch: { name, query, newCount, since } },
        ...(alertUserId && { onlyTo: [alertUserId] }),
      },
      now,
    ),
  ]);
}
