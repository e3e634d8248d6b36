import * as contract from '../../../shared/billing/invoices.contract.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Invoice } from './invoice.entity.ts';
import { shownInvoice, transmissionOf } from './shown-invoice.ts';

/** Over what was read: two who note at once do not write over each other. */
export const handler = defineHandler(contract.updateInvoiceTransmission, async ({ actor, params: { id }, body }) => {
  const { transmission, from } = body;
  const place = { workspaceId: actor.workspaceId, invoiceId: id };
  const { data } = await Invoice.get(place).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  const before = transmissionOf(data);
  if (before === 'n/a') throw invalidField('transmission', contract.notTransmitted);
  if (before !== from) throw new AppError('conflict');
  if (before === transmission) return { invoice: shownInvoice(data) };
  const noted = Invoice.patch(place)
    .set({ transmission })
    .where((attr, { eq, notExists }) =>
      data.transmission ? eq(attr.transmission, data.transmission) : notExists(attr.transmission),
    );
  await write([
    update(noted),
    audit(actor, { type: 'billing.transmission_noted', entityId: id, changed: ['transmission'] }),
  ]);
  return { invoice: shownInvoice({ ...data, transmission }) };
});
