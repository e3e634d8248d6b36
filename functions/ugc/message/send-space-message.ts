import { sendSpaceMessage } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { sendMessage, sentMessage } from './send-message.ts';

export const handler = defineHandler(sendSpaceMessage, async (call) => {
  const { actor, params, body } = call;
  const item = await readOwnCollaboration(actor.creatorId, params.id);
  return makeOnce(call, {
    make: async (mark) => ({ message: await sendMessage({ side: 'creator', actor }, item, body.text, mark) }),
    replay: async (id) => ({ message: await sentMessage('creator', item, id) }),
  });
});
