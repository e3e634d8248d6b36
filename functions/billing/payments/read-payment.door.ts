import type { PaymentStep, Payment as Shown } from '../../../shared/billing/payment.ts';
import { AppError } from '../../platform/app-error.ts';
import { Payment, type PaymentItem, paymentKey } from './payment.entity.ts';
import { shownPayment, shownSteps } from './shown-payment.ts';

export async function readPayment(paymentId: string): Promise<PaymentItem> {
  const { data } = paymentId ? await Payment.get(paymentKey(paymentId)).go({ consistent: true }) : { data: null };
  if (!data) throw new AppError('not_found');
  return data;
}

/** A payment with what happened to it. */
export async function paymentDetail(paymentId: string): Promise<{ payment: Shown; timeline: PaymentStep[] }> {
  const item = await readPayment(paymentId);
  return { payment: await shownPayment(item), timeline: shownSteps(item) };
}
