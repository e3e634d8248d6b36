import * as recipients from '../../../shared/analytics/recipients.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { openRecipient, shownRecipient } from './open-recipient.ts';

/** Changes nothing: programs that read mails open their links. */
export const handler = defineHandler(recipients.getReportRecipient, async ({ params: { token }, caller }) => ({
  recipient: await shownRecipient(await openRecipient(token, caller.ip)),
}));
