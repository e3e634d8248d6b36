import type { Invoice } from '../../../shared/billing/invoice.ts';
import type { InvoiceItem } from './invoice.entity.ts';

export function shownInvoice({ invoiceId, status, content }: InvoiceItem): Invoice {
  const { vatRule: _, relatedNumber: __, ...said } = content;
  return { id: invoiceId, ...said, status, transmission: content.buyer.siren ? 'to_send' : 'n/a' };
}
