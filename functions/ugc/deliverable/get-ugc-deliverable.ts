import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { noteOpened } from './note-opened.ts';
import { readDeliverable } from './read-deliverable.ts';
import { shownDeliverable } from './shown-deliverable.ts';

export const handler = defineHandler(deliverables.getUgcDeliverable, async ({ actor, params: { id } }) => {
  const item = await readDeliverable(actor.workspaceId, id);
  const collaboration = await readCollaboration(actor.workspaceId, item.collaborationId);
  // A server and the support look without the brand having done so.
  if (actor.apiKeyId === undefined && !actor.impersonatedBy) await noteOpened(collaboration);
  return { deliverable: await shownDeliverable(item, collaboration.creatorName, actor.userId) };
});
