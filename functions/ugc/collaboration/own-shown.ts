import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { collaborationLimits } from '../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import { asCreator, shownCollaborations } from './collaboration-view.ts';
import { ownCollaborations } from './own-collaboration.ts';

/** A creator's collaborations as they read them, the newest first, whatever the workspaces that they are in. */
export async function ownShown(creatorId: string): Promise<Collaboration[]> {
  const all = (await ownCollaborations(creatorId))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, collaborationLimits.ofCreator);
  const groups = [...groupBy(all, ({ workspaceId }) => workspaceId)].flatMap(([workspaceId, items]) =>
    chunks(items, 100).map((some) => shownCollaborations(workspaceId, some, asCreator)),
  );
  const shown = (await Promise.all(groups)).flat();
  return shown.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}
