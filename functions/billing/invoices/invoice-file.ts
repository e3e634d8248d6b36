import { fileSize, putFile } from '../../platform/clients/files.ts';
import { facturX } from './factur-x.ts';
import type { InvoiceItem } from './invoice.entity.ts';

/** The PDF of an invoice in the bucket: made by who first asks for it, and kept. */
export async function invoiceFile({ workspaceId, invoiceId, content }: InvoiceItem) {
  const xml = facturX(content);
  const key = `invoices/${workspaceId}/${invoiceId}.pdf`;
  if ((await fileSize(key)) === null) {
    const { invoicePdf } = await import('./invoice-pdf.ts');
    await putFile(key, await invoicePdf(content, xml), 'application/pdf');
  }
  return { key, xml, filename: `${content.number}.pdf` };
}
