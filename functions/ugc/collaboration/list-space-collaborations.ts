import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { collaborationLimits } from '../../../shared/ugc/collaboration.rules.ts';
import { listSpaceCollaborations } from '../../../shared/ugc/space-collaboration.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { asCreator, shownCollaborations } from './collaboration-view.ts';
import { ownCollaborations } from './own-collaboration.ts';

/** The newest first, whatever the workspaces that they are in. */
export const handler = defineHandler(listSpaceCollaborations, async ({ actor }) => {
  const all = (await ownCollaborations(actor.creatorId))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, collaborationLimits.ofCreator);
  const groups = [...groupBy(all, ({ workspaceId }) => workspaceId)].flatMap(([workspaceId, items]) =>
    chunks(items, 100).map((some) => shownCollaborations(workspaceId, some, asCreator)),
  );
  const shown = (await Promise.all(groups)).flat();
  return { items: shown.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)) };
});
