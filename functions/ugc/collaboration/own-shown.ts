import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { collaborationLimits } from '../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { asCreator, shownCollaborations } from './collaboration-view.ts';

/** A creator's own collaborations as they read them, the newest first, whatever the workspaces that they are in. */
export async function ownShown(own: readonly UgcCollaborationItem[]): Promise<Collaboration[]> {
  const all = own.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)).slice(0, collaborationLimits.ofCreator);
  const groups = [...groupBy(all, ({ workspaceId }) => workspaceId)].flatMap(([workspaceId, items]) =>
    chunks(items, 100).map((some) => shownCollaborations(workspaceId, some, asCreator)),
  );
  const shown = (await Promise.all(groups)).flat();
  return shown.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}
