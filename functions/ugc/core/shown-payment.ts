import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { UgcPayment as ShownPayment } from '../../../shared/ugc/collaboration.ts';
import type { UgcPaymentItem } from './payment.entity.ts';

export const shownPayment = (item: UgcPaymentItem): ShownPayment => ({
  id: item.paymentId,
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
  orderedAt: item.orderedAt ?? null,
  paidOn: item.paidOn ?? null,
  reference: item.reference ?? null,
  confirmedAt: item.confirmedAt ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
