import * as contract from '../../../shared/billing/invoices.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Invoice } from './invoice.entity.ts';
import { invoiceFile } from './invoice-file.ts';
import { shownInvoice } from './shown-invoice.ts';

export const handler = defineHandler(contract.getInvoice, async ({ actor: { workspaceId }, params: { id } }) => {
  const { data } = await Invoice.get({ workspaceId, invoiceId: id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  const { key, xml, filename } = await invoiceFile(data);
  const { url } = await downloadUrl(key, filename);
  return { invoice: shownInvoice(data), pdfUrl: url, xml };
});
