import * as digest from '../../../shared/notifications/digest.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { digestMail } from './digest.mail.ts';
import { waitingFor } from './waiting.ts';

/** The next digest as it would be now; nothing of it is taken out. */
export const handler = defineHandler(digest.getDigest, async ({ actor }) => {
  const waiting = await waitingFor(actor);
  const { subject, text } = digestMail(actor.user, actor.workspace.name, waiting);
  return { subject, text, count: waiting.items.length };
});
