import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Subscriber } from '../../platform/outbox/subscriber.ts';

/** Has each invoice sent to the address that was given for it. Done again, it mails again. */
export const mailInvoices: Subscriber = (events) =>
  events.map(async ({ type, workspaceId, entityId }) => {
    if (type !== 'billing.invoice_issued') return null;
    await enqueueMail({ kind: 'invoice', workspaceId, invoiceId: entityId });
    return { made: [] };
  });
