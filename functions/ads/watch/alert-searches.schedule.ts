import { captureError } from '../../platform/clients/monitoring.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { log } from '../../platform/log.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { alertShards, SavedSearch, type SavedSearchItem } from './saved-search.entity.ts';
import { countNewAds } from './shown-search.ts';

/** Each morning, who asked for it is told of what saved searches have found since they last looked or were told. */
export const handler = defineSchedule('alert-searches', async (now) => {
  for (const shard of alertShards) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof searchesOf>> = await searchesOf(shard, cursor);
      cursor = page.cursor;
      for (const search of page.data) await alertOrLeave(search, now);
    } while (cursor);
  }
});

const searchesOf = (alertShard: (typeof alertShards)[number], cursor: string | null) =>
  SavedSearch.query.byAlert({ alertShard }).go({ cursor });

/** One search in trouble is no reason to leave out the others. */
async function alertOrLeave(search: SavedSearchItem, now: Date): Promise<void> {
  const { workspaceId, searchId } = search;
  try {
    await alert(search, now);
  } catch (error) {
    log.error('search not looked at', error, { workspaceId, searchId });
    await captureError(error, { schedule: 'alert-searches', workspaceId });
  }
}

/** Tells once of what is new, whatever runs at once: up to when it told stands on the search. */
async function alert(search: SavedSearchItem, now: Date): Promise<void> {
  const { workspaceId, searchId, name, query, alertUserId, alertedAt, lastSeenAt } = search;
  const { data: workspace } = await Workspace.get({ workspaceId }).go();
  if (!workspace) return;
  const since = alertedAt && alertedAt > lastSeenAt ? alertedAt : lastSeenAt;
  const newCount = await countNewAds({ workspaceId, workspace }, search, since);
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
