import type { Invoice } from '../../../shared/billing/invoice.ts';
import type { InvoiceItem } from './invoice.entity.ts';

/** Only between businesses of France, which bear a SIREN. */
export const transmissionOf = ({ content, transmission }: InvoiceItem): Invoice['transmission'] =>
  content.buyer.siren ? (transmission ?? 'to_send') : 'n/a';

export function shownInvoice(item: InvoiceItem): Invoice {
  const { invoiceId, status, content } = item;
  const { vatRule: _, relatedNumber: __, isOwed: ___, ...said } = content;
  return { id: invoiceId, ...said, status, transmission: transmissionOf(item) };
}
