import * as contract from '../../../shared/billing/invoices.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { fileSize, putFile } from '../../platform/clients/files.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { facturX } from './factur-x.ts';
import { Invoice } from './invoice.entity.ts';
import { shownInvoice } from './shown-invoice.ts';

/** The file is made by who first asks for it, and kept. */
export const handler = defineHandler(contract.getInvoice, async ({ actor: { workspaceId }, params: { id } }) => {
  const { data } = await Invoice.get({ workspaceId, invoiceId: id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  const xml = facturX(data.content);
  const key = `invoices/${workspaceId}/${id}.pdf`;
  if ((await fileSize(key)) === null) {
    const { invoicePdf } = await import('./invoice-pdf.ts');
    await putFile(key, await invoicePdf(data.content, xml), 'application/pdf');
  }
  const { url } = await downloadUrl(key, `${data.content.number}.pdf`);
  return { invoice: shownInvoice(data), pdfUrl: url, xml };
});
