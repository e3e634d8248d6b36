import { movedFilters } from '../../clients/core/moved-filters.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { none } from '../../platform/tally.ts';
import type { Refiling } from '../core/refile.ts';
import { ProspectView } from './prospect-view.entity.ts';

/**
 * Has the views that ask for a merged client, or for a member who has left, ask for what has their place; there are fifty at most. Under a new version: who
 * changes one meanwhile is told, and puts nothing back.
 */
export async function moveViews(
  { workspaceId, field, from, to }: Refiling & { field: 'ownerId' | 'clientId' },
  until: number,
): Promise<boolean> {
  const { data: views } = await ProspectView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  for (const { viewId, filters, version } of views) {
    const moved = movedFilters(filters, field, from, to ?? none);
    if (moved === filters) continue;
    if (Date.now() > until) return false;
    const values = { filters: moved, updatedAt: new Date().toISOString(), version: version + 1 };
    const patch = ProspectView.patch({ workspaceId, viewId }).set(values);
    await write([
      update(
        patch.where((attr, { eq }) => eq(attr.version, version)),
        changedMeanwhile,
      ),
    ]);
  }
  return true;
}
