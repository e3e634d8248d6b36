import { listCollaborationMessages } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { pageOfMessages } from './message-pages.ts';

export const handler = defineHandler(listCollaborationMessages, async (call) =>
  pageOfMessages(await readCollaboration(call.actor.workspaceId, call.params.id), 'brand', pageOf(call)),
);
