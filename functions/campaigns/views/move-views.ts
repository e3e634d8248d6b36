import type { ClientMove } from '../../clients/core/client-move.door.ts';
import { movedFilters } from '../../clients/core/moved-filters.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { allViews, CampaignView, countedViews } from './campaign-view.entity.ts';

/**
 * Has the views that ask for a merged client ask for the one that is kept. Under a new version: who changes one meanwhile is
 * told, and puts nothing back. Answers whether that was all.
 */
export async function moveViews({ workspaceId, from, to }: ClientMove, until: number): Promise<boolean> {
  for (const { viewId, filters, version } of await allViews(workspaceId)) {
    const moved = movedFilters(filters, from, to);
    if (moved === filters) continue;
    if (Date.now() > until) return false;
    const values = { filters: moved, updatedAt: new Date().toISOString(), version: version + 1 };
    const patch = CampaignView.patch({ workspaceId, viewId }).set(values);
    await write([
      update(
        patch.where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
    ]);
  }
  return true;
}

/** Removes the views that only someone who has left could see. */
export async function removeOwnViews(workspaceId: string, ownerId: string): Promise<void> {
  const own = (await allViews(workspaceId)).filter((view) => view.ownerId === ownerId && !view.shared);
  for (const { viewId } of own)
    await write([
      remove(
        CampaignView.remove({ workspaceId, viewId }).where((attr, { eq }) => eq(attr.shared, false)),
        changedMeanwhile,
      ),
      countOneLess(countedViews(workspaceId)),
    ]);
}
