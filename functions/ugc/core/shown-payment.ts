import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { UgcPayment as ShownPayment } from '../../../shared/ugc/collaboration.ts';
import type { UgcPaymentItem } from './payment.entity.ts';
import { sentFileUrl } from './sent-file.ts';

/** As it is told, and listed with collaborations: of an invoice, no address. */
export const shownPayment = (item: UgcPaymentItem): ShownPayment => ({
  id: item.paymentId,
  kind: item.extensionId ? 'extension' : 'collaboration',
  rightId: item.rightId ?? null,
  collaborationId: item.collaborationId,
  creatorId: item.creatorId,
  creatorName: item.creatorName,
  brandId: item.brandId,
  amount: ofHundredths(item.amountCents),
  vatAmount: ofHundredths(item.vatCents),
  amountInclTax: ofHundredths(item.amountCents + item.vatCents),
  refund: ofHundredths(item.refundCents),
  status: item.status,
  dueOn: item.dueOn,
  invoice: item.invoice ? shownInvoice(item.invoice) : null,
  orderedAt: item.orderedAt ?? null,
  paidOn: item.paidOn ?? null,
  reference: item.reference ?? null,
  confirmedAt: item.confirmedAt ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});

const shownInvoice = (invoice: NonNullable<UgcPaymentItem['invoice']>) => ({
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  kind: 'fileKey' in invoice ? ('creator' as const) : ('self_billed' as const),
  pdfUrl: null,
});

/** As it is read by itself or among others. */
export async function shownPaymentWithFile(item: UgcPaymentItem): Promise<ShownPayment> {
  const shown = shownPayment(item);
  if (!item.invoice || !shown.invoice || !('fileKey' in item.invoice)) return shown;
  return { ...shown, invoice: { ...shown.invoice, pdfUrl: await sentFileUrl(item.invoice) } };
}
