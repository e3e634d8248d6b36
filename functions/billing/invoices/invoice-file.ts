import { readFile } from '../../platform/clients/files.ts';
import { drawInvoice, drawOnce } from './draw-invoice.door.ts';
import { facturX } from './factur-x.ts';
import type { InvoiceItem } from './invoice.entity.ts';

const keyOf = ({ workspaceId, invoiceId }: InvoiceItem) => `invoices/${workspaceId}/${invoiceId}.pdf`;
const filenameOf = ({ content }: InvoiceItem) => `${content.number}.pdf`;

/** The PDF of an invoice in the bucket: made by who first asks for it, and kept. */
export async function invoiceFile(invoice: InvoiceItem) {
  const key = keyOf(invoice);
  await drawOnce(key, invoice.content);
  return { key, xml: facturX(invoice.content), filename: filenameOf(invoice) };
}

/** The same, as it is attached to a mail. */
export async function readInvoiceFile(invoice: InvoiceItem) {
  const key = keyOf(invoice);
  const content = (await readFile(key)) ?? (await drawInvoice(key, invoice.content));
  return { content, filename: filenameOf(invoice) };
}
