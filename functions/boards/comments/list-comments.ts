import * as comments from '../../../shared/boards/comments.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readCard } from '../card/read-card.ts';
import { shownComment } from './comment.entity.ts';
import { pageOfComments, startOf } from './comment-pages.ts';

export const handler = defineHandler(comments.listComments, async (call) => {
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const after = await startOf(page);
  const { card } = await readCard(workspaceId, call.params.id);
  const { items, nextCursor } = await pageOfComments({ workspaceId, savedAdId: card.savedAdId }, page, after);
  return { items: items.map(shownComment), nextCursor };
});
