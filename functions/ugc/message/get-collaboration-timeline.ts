import { getCollaborationTimeline } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { pageOfSteps } from './message-pages.ts';

export const handler = defineHandler(getCollaborationTimeline, async (call) =>
  pageOfSteps(await readCollaboration(call.actor.workspaceId, call.params.id), 'brand', pageOf(call)),
);
