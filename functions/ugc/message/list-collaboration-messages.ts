import { listCollaborationMessages } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { checkCursor } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { pageOfMessages } from './message-pages.ts';

export const handler = defineHandler(listCollaborationMessages, async (call) => {
  const page = pageOf(call);
  await checkCursor(page);
  return pageOfMessages(await readCollaboration(call.actor.workspaceId, call.params.id), 'brand', page);
});
