import { sendSpaceMessage } from '../../../shared/ugc/message.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { sendMessage } from './send-message.ts';

export const handler = defineHandler(sendSpaceMessage, async ({ actor, params: { id }, body: { text } }) => ({
  message: await sendMessage({ side: 'creator', actor }, await readOwnCollaboration(actor.creatorId, id), text),
}));
