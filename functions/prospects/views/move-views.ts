import type { ClientMove } from '../../clients/core/client-move.door.ts';
import { movedFilters } from '../../clients/core/moved-filters.door.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { ProspectView } from './prospect-view.entity.ts';

/**
 * Has the views that ask for a merged client ask for the one that is kept; there are fifty at most. Under a new version: who
 * changes one meanwhile is told, and puts nothing back.
 */
export async function moveViews({ workspaceId, from, to }: ClientMove, until: number): Promise<boolean> {
  const { data: views } = await ProspectView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  for (const { viewId, filters, version } of views) {
    const moved = movedFilters(filters, from, to);
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
