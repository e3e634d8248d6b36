import { fileSize, putFile } from '../../platform/clients/files.ts';
import { facturX } from './factur-x.ts';
import type { PaperContent } from './invoice.entity.ts';

export type { PaperContent };

/** Makes the PDF of an invoice, with its data inside, and keeps it at this key of the bucket. */
export async function drawInvoice(key: string, content: PaperContent): Promise<Buffer> {
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const pdf = await invoicePdf(content, facturX(content));
  await putFile(key, pdf, 'application/pdf');
  return pdf;
}

/** The same, once: by who first asks for it. */
export async function drawOnce(key: string, content: PaperContent): Promise<void> {
  if ((await fileSize(key)) === null) await drawInvoice(key, content);
}
