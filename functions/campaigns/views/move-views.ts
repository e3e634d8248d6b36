import { movedFilters } from '../../clients/core/moved-filters.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { none } from '../../platform/tally.ts';
import { allViews, CampaignView, countedViews } from './campaign-view.entity.ts';

type Move = { workspaceId: string; field: 'clientId' | 'ownerId'; from: string; to: string | null };

/**
 * Has the views that ask for a merged client, or for a member who has left, ask for what has their place. Under a new version: who changes one meanwhile is
 * told, and puts nothing back. Answers whether that was all.
 */
export async function moveViews({ workspaceId, field, from, to }: Move, until: number): Promise<boolean> {
  for (const { viewId, filters, version } of await allViews(workspaceId)) {
    const moved = movedFilters(filters, field, from, to ?? none);
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
