import * as comments from '../../../shared/boards/comments.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { countVisit } from '../share/open-shared.ts';
import { pageOfComments, startOf } from './comment-pages.ts';
import { openSharedCard, sharedComment } from './open-shared-card.ts';

/** What visitors said, and what members answered for them to read: never what the team says among itself. */
export const handler = defineHandler(comments.listSharedComments, async (call) => {
  const page = pageOf(call);
  const after = await startOf(page);
  await countVisit(call.caller.ip);
  const { workspaceId, savedAdId } = (await openSharedCard(call.params)).card;
  const { items, nextCursor } = await pageOfComments({ workspaceId, savedAdId, shared: true }, page, after);
  return { items: items.map(sharedComment), nextCursor };
});
