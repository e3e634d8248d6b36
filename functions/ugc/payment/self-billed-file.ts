import { drawOnce } from '../../billing/invoices/draw-invoice.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { savedUrl } from '../../platform/clients/download-url.ts';
import { UgcInvoice } from '../core/invoice.entity.ts';
import { UgcPayment } from '../core/payment.entity.ts';

/** Of the collaboration, where one is named. */
type Asked = { workspaceId: string; paymentId: string; collaborationId?: string };

/** The invoice that a brand wrote for a payment, made once and kept ten years; a 404 where it wrote none. */
export async function selfBilledFile({ workspaceId, paymentId, collaborationId }: Asked) {
  const { data: payment } = await UgcPayment.get({ workspaceId, paymentId }).go({ consistent: true });
  const { invoice } = payment ?? {};
  const isOther = collaborationId !== undefined && payment?.collaborationId !== collaborationId;
  if (isOther || !invoice || !('invoiceId' in invoice)) throw new AppError('not_found');
  const { invoiceId, number } = invoice;
  const { data: paper } = await UgcInvoice.get({ workspaceId, paymentId, invoiceId }).go({ consistent: true });
  if (!paper) throw new AppError('not_found');
  const key = `invoices/${workspaceId}/${invoiceId}.pdf`;
  await drawOnce(key, paper.content);
  return { number, pdfUrl: await savedUrl(key, `${number}.pdf`) };
}
