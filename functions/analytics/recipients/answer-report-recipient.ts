import * as recipients from '../../../shared/analytics/recipients.contract.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { openRecipient, shownRecipient } from './open-recipient.ts';
import { ReportRecipient, type ReportRecipientItem } from './report-recipient.entity.ts';

/** An answer holds for all reports of the workspace, and until the next one. */
export const handler = defineHandler(
  recipients.answerReportRecipient,
  async ({ params: { token }, body: { action }, caller }) => {
    const { ttl: _, ...recipient } = await openRecipient(token, caller.ip);
    const state = action === 'unsubscribe' ? 'left' : recipient.state === 'member' ? 'member' : 'confirmed';
    const after: ReportRecipientItem = { ...recipient, state, changedAt: new Date().toISOString() };
    const type = action === 'unsubscribe' ? 'report_recipient.left' : 'report_recipient.confirmed';
    if (state !== recipient.state)
      await write([
        put(ReportRecipient.put(after)),
        audit(bySystem(recipient), { type, entityId: recipient.recipientId }),
      ]);
    return { recipient: await shownRecipient(after) };
  },
);
