import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { confirmShards, UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { movePayment } from '../payment/move-payment.ts';

type Which = (item: UgcPaymentItem) => boolean;

/** What was said paid for an extension and not contested in time is taken for confirmed, as for a collaboration. */
export async function confirmPayments(now: Date, which: Which = () => true): Promise<void> {
  const today = parisDay(now);
  for (const confirmShard of confirmShards) {
    const due = UgcPayment.query.byConfirm({ confirmShard }).lt({ confirmOn: today });
    const { data } = await due.go({ pages: 'all' });
    for (const { workspaceId, paymentId } of data.filter(which)) await confirmOne({ workspaceId, paymentId }, now);
  }
}

async function confirmOne(key: { workspaceId: string; paymentId: string }, now: Date): Promise<void> {
  const { data: payment } = await UgcPayment.get(key).go({ consistent: true });
  if (payment?.status !== 'paid') return;
  try {
    await movePayment({ side: 'clock' }, payment, { act: 'confirm_payment' }, now);
  } catch (error) {
    // It moved meanwhile, or is disputed: the next hour looks at it again.
    if (!(error instanceof AppError) || (error.code !== 'conflict' && error.reason !== 'not_found')) throw error;
  }
}
