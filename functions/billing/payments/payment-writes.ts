import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import {
  type AskedRefund,
  markPayments,
  mostSteps,
  Payment,
  type PaymentContent,
  type PaymentItem,
  paymentKey,
} from './payment.entity.ts';

type Next = { content: PaymentContent; asked?: AskedRefund[] };

/** A payment as it becomes, over the version that was read. */
export function paymentWrite(before: PaymentItem, { content, asked = [] }: Next): Operation {
  const patch = Payment.patch(paymentKey(before.paymentId)).set({
    content: bounded(content),
    version: before.version + 1,
    asked,
  });
  return update(
    patch.where((attr, { eq }) => eq(attr.version, before.version)),
    changedMeanwhile,
  );
}

/** One more, and those who search are told. */
export const newPayment = (payment: Omit<PaymentItem, 'shardKey' | 'version'>, now: Date): Operation[] => [
  put(
    Payment.create({ ...payment, ...paymentKey(payment.paymentId), content: bounded(payment.content), version: 1 }),
    changedMeanwhile,
  ),
  markPayments([payment.paymentId], now),
];

/** What is refunded cent by cent leaves an item that can be written. */
export const bounded = (content: PaymentContent): PaymentContent => ({
  ...content,
  credits: content.credits.slice(-mostSteps),
  steps: content.steps.slice(-mostSteps),
});
