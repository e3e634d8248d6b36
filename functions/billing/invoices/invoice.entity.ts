import { CustomAttributeType, type EntityItem } from 'electrodb';
import { invoiceStatuses, type Invoice as Shown, transmissions } from '../../../shared/billing/invoice.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What is said once, and never changed: a correction is a credit note. */
export type PaperContent = Omit<Shown, 'id' | 'status' | 'transmission'> & {
  /** Of a credit note. */
  relatedNumber?: string;
  /** It was to be paid when it was issued, by transfer; others are of what was paid by card. */
  isOwed?: true;
  vatRule: 'fr' | 'dom' | 'reverse_charge' | 'outside_eu' | 'franchise';
  /** The buyer wrote it, in the name of the seller who has mandated them. */
  isSelfBilled?: true;
};

/** One of ours. */
export type InvoiceContent = PaperContent & { vatRule: 'fr' | 'dom' | 'reverse_charge' | 'outside_eu' };

/** An invoice or a credit note of ours, kept ten years. */
export const Invoice = defineEntity({
  model: { service: 'reclame', entity: 'invoice', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    invoiceId: { type: 'string', required: true },
    status: { type: invoiceStatuses, required: true },
    /** What its credit notes give back, once there is one. */
    creditedCents: { type: 'number' },
    /** Once someone has noted it. */
    transmission: { type: transmissions },
    content: { type: CustomAttributeType<InvoiceContent>('any'), required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['invoiceId'], casing: 'none' },
    },
  },
});

export type InvoiceItem = EntityItem<typeof Invoice>;

/** The invoice of what was paid at Stripe, or the credit note of what was paid back there: one of each. */
export const InvoiceSource = defineEntity({
  model: { service: 'reclame', entity: 'invoiceSource', version: '1' },
  attributes: {
    sourceKey: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    invoiceId: { type: 'string', required: true },
  },
  indexes: {
    bySource: {
      pk: { field: 'pk', composite: ['sourceKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** The last number of a series, `F2026`: raised in the transaction that writes the invoice, so that none is missing. */
export const InvoiceNumber = defineEntity({
  model: { service: 'reclame', entity: 'invoiceNumber', version: '1' },
  attributes: {
    seriesKey: { type: 'string', required: true },
    last: { type: 'number', required: true },
  },
  indexes: {
    bySeries: {
      pk: { field: 'pk', composite: ['seriesKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
