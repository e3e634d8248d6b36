import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { addComment } from './add-comment.ts';
import { readComment } from './read-comment.ts';
import { readDeliverable } from './read-deliverable.ts';
import { shownComment } from './shown-deliverable.ts';

export const handler = defineHandler(deliverables.createUgcComment, async (call) => {
  const { actor, params, body } = call;
  const { workspaceId, userId } = actor;
  const author = { side: 'brand', authorId: userId, authorName: fullNameOf(actor.user), by: actor } as const;
  return makeOnce(call, {
    make: async (mark) => {
      const item = await readDeliverable(workspaceId, params.id);
      return { comment: shownComment(await addComment(item, body, author, mark), userId) };
    },
    replay: async (commentId) => ({
      comment: shownComment(await readComment({ workspaceId, deliverableId: params.id, commentId }), userId),
    }),
  });
});
