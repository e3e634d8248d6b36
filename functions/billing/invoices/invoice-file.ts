import { fileSize, putFile, readFile } from '../../platform/clients/files.ts';
import { facturX } from './factur-x.ts';
import type { InvoiceItem } from './invoice.entity.ts';

const keyOf = ({ workspaceId, invoiceId }: InvoiceItem) => `invoices/${workspaceId}/${invoiceId}.pdf`;
const filenameOf = ({ content }: InvoiceItem) => `${content.number}.pdf`;

/** The PDF of an invoice in the bucket: made by who first asks for it, and kept. */
export async function invoiceFile(invoice: InvoiceItem) {
  const xml = facturX(invoice.content);
  const key = keyOf(invoice);
  if ((await fileSize(key)) === null) await draw(invoice, xml);
  return { key, xml, filename: filenameOf(invoice) };
}

/** The same, as it is attached to a mail. */
export async function readInvoiceFile(invoice: InvoiceItem) {
  const content = (await readFile(keyOf(invoice))) ?? (await draw(invoice, facturX(invoice.content)));
  return { content, filename: filenameOf(invoice) };
}

async function draw(invoice: InvoiceItem, xml: string): Promise<Buffer> {
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const pdf = await invoicePdf(invoice.content, xml);
  await putFile(keyOf(invoice), pdf, 'application/pdf');
  return pdf;
}
