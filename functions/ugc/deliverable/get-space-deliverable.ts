import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { readOwnDeliverable } from './read-deliverable.ts';
import { shownDeliverable } from './shown-deliverable.ts';

export const handler = defineHandler(deliverables.getSpaceDeliverable, async ({ actor, params: { id } }) => {
  const item = await readOwnDeliverable(actor, id);
  const { creatorName } = await readCollaboration(item.workspaceId, item.collaborationId);
  return { deliverable: await shownDeliverable(item, creatorName, actor.creatorId) };
});
