import { sendCollaborationMessage } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { sendMessage, sentMessage } from './send-message.ts';

export const handler = defineHandler(sendCollaborationMessage, async (call) => {
  const { actor, params, body } = call;
  const item = await readCollaboration(actor.workspaceId, params.id);
  return makeOnce(call, {
    make: async (mark) => ({ message: await sendMessage({ side: 'brand', actor }, item, body.text, mark) }),
    replay: async (id) => ({ message: await sentMessage('brand', item, id) }),
  });
});
