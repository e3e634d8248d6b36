import { sendCollaborationMessage } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { sendMessage } from './send-message.ts';

export const handler = defineHandler(sendCollaborationMessage, async ({ actor, params: { id }, body: { text } }) => ({
  message: await sendMessage({ side: 'brand', actor }, await readCollaboration(actor.workspaceId, id), text),
}));
