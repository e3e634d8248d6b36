import type { Payment } from './payment.ts';

export type PaymentAct = 'mark_paid' | 'void' | 'refund' | 'retry' | 'resend_invoice';

type Standing = Pick<Payment, 'provider' | 'status'> & { invoice?: unknown };

/** What may become of a payment as it stands: server and page read it alike. */
export const paymentActs: Record<PaymentAct, (payment: Standing) => boolean> = {
  mark_paid: ({ provider, status }) => provider === 'manual' && status === 'open',
  void: ({ status }) => status === 'open',
  refund: ({ status }) => status === 'paid' || status === 'partially_refunded',
  retry: ({ provider, status }) => provider === 'stripe' && status === 'failed',
  resend_invoice: ({ invoice }) => Boolean(invoice),
};

/** What is left to pay back, in cents. */
export const leftCents = ({ amountInclTax, refundedInclTax }: Pick<Payment, 'amountInclTax' | 'refundedInclTax'>) =>
  Math.round(amountInclTax * 100) - Math.round(refundedInclTax * 100);
