import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PaperContent } from '../../billing/invoices/draw-invoice.door.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** An invoice that a brand wrote in the name of a creator, or the credit note that corrects one; kept ten years. */
export const UgcInvoice = defineEntity({
  model: { service: 'reclame', entity: 'ugcInvoice', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    paymentId: { type: 'string', required: true },
    invoiceId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    content: { type: CustomAttributeType<PaperContent>('any'), required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['paymentId', 'invoiceId'], casing: 'none' },
    },
  },
});

export type UgcInvoiceItem = EntityItem<typeof UgcInvoice>;
