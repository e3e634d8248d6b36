import { fileSize, putFile } from '../../platform/clients/files.ts';
import { facturX } from './factur-x.ts';
import type { InvoiceItem } from './invoice.entity.ts';

/** Where the PDF of an invoice lies: it is made by who first asks for it, and kept. */
export async function invoicePaper({ workspaceId, invoiceId, content }: InvoiceItem): Promise<string> {
  const key = `invoices/${workspaceId}/${invoiceId}.pdf`;
  if ((await fileSize(key)) === null) {
    const { invoicePdf } = await import('./invoice-pdf.ts');
    await putFile(key, await invoicePdf(content, facturX(content)), 'application/pdf');
  }
  return key;
}
