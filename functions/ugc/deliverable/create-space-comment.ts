import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { byCreator } from '../../platform/db/audit-line.entity.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { addComment } from './add-comment.ts';
import { readComment } from './read-comment.ts';
import { readOwnDeliverable } from './read-deliverable.ts';
import { shownComment } from './shown-deliverable.ts';

export const handler = defineHandler(deliverables.createSpaceComment, async (call) => {
  const { actor, params, body } = call;
  const { creatorId } = actor;
  const item = await readOwnDeliverable(actor, params.id);
  const { workspaceId, deliverableId } = item;
  return makeOnce(call, {
    make: async (mark) => {
      const { creatorName } = await readCollaboration(workspaceId, item.collaborationId);
      const by = byCreator(actor, workspaceId);
      const author = { side: 'creator', authorId: creatorId, authorName: creatorName, by } as const;
      return { comment: shownComment(await addComment(item, body, author, mark), creatorId) };
    },
    replay: async (commentId) => ({
      comment: shownComment(await readComment({ workspaceId, deliverableId, commentId }), creatorId),
    }),
  });
});
