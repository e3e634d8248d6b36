import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { provider } from '../core/provider.ts';
import { syncLater } from '../core/sync-later.ts';
import { booksOfInvoice } from '../invoices/books.ts';
import type { ActingAdmin } from './acting-admin.ts';
import { askRefund, unanswered } from './ask-refund.ts';
import { creditPayment } from './credit-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { giveUp } from './note-payments.ts';
import { type AskedRefund, markPayments, type PaymentContent, type PaymentItem } from './payment.entity.ts';
import { paymentWrite } from './payment-writes.ts';
import { readPayment } from './read-payment.door.ts';
import { contentOf, ownOf } from './stripe-payment.ts';

type Asked = { amountInclTax: number; reason: string };

/** Pays back, through Stripe what was paid there; what came by transfer goes back by one, and is noted here. Each has its credit note. */
export function refund(item: PaymentItem, { amountInclTax, reason }: Asked, acting: ActingAdmin): Promise<void> {
  const now = new Date();
  const asked = { refundKey: newId('rfd', now), cents: Math.round(amountInclTax * 100), reason, at: now.toISOString() };
  return item.content.provider === 'manual' ? refundManual(item, asked, acting) : refundAtStripe(item, asked, acting);
}

const refunded = (content: PaymentContent, cents: number): PaymentContent => ({
  ...content,
  refundedCents: content.refundedCents + cents,
  status: content.refundedCents + cents >= content.totalCents ? 'refunded' : 'partially_refunded',
});

const refundManual = (item: PaymentItem, asked: AskedRefund, { by, still }: ActingAdmin): Promise<void> =>
  creditPayment(item, {
    source: asked.refundKey,
    cents: asked.cents,
    prepare: async () => {
      const [guard, before] = [await still(), await readPayment(item.paymentId)];
      if (before.version !== item.version) throw new AppError('conflict');
      const { content } = before;
      if (content.refundedCents + asked.cents > content.totalCents) throw new AppError('refund_too_large');
      return (paper, now) => [
        guard,
        paymentWrite(before, {
          content: {
            ...refunded(content, asked.cents),
            credits: [...content.credits, { ...paper, source: asked.refundKey }],
            steps: [
              ...content.steps,
              { at: now.toISOString(), kind: 'refunded', cents: asked.cents, text: asked.reason },
            ],
          },
        }),
        markPayments([item.paymentId], now),
        auditOf(by, item, asked, now),
      ];
    },
  });

/**
 * It is noted on the payment first, over the version that was read, and counts from then on: of several at once none can take
 * what another has. Only then is Stripe asked; who dies in between has it asked by the worker.
 */
async function refundAtStripe(item: PaymentItem, asked: AskedRefund, { by, still }: ActingAdmin): Promise<void> {
  const stripe = await provider();
  const { intentId } = item.content;
  if (!intentId) throw new AppError('illegal_transition');
  await refuseTooMuch(stripe, item, asked);
  const now = new Date(asked.at);
  await write([
    await still(),
    paymentWrite(item, { content: item.content, asked: [...(item.asked ?? []), asked] }),
    markPayments([item.paymentId], now),
    auditOf(by, item, asked, now),
  ]);
  try {
    await askRefund(stripe, intentId, asked);
  } catch (error) {
    if (error instanceof AppError) await giveUp(item.paymentId, asked.refundKey);
    throw error;
  } finally {
    await lookAtPayment(stripe, item);
    await syncLater(item.workspaceId);
  }
}

/** By what Stripe says now: someone may have paid it back there by hand, or the bank have taken it back. */
async function refuseTooMuch(stripe: Stripe, item: PaymentItem, { cents }: AskedRefund): Promise<void> {
  const books = await booksOfInvoice(stripe, item.content.stripeInvoiceId ?? '');
  const [invoice] = books.invoices;
  if (!invoice) throw new AppError('illegal_transition');
  const own = ownOf(books, invoice);
  const there = contentOf(own, { billedTo: item.content.billedTo, versions: [] });
  const underWay = unanswered(item.asked, own.refunds).reduce((sum, one) => sum + one.cents, 0);
  const refusal = there.refundedCents + underWay + cents > there.totalCents ? 'refund_too_large' : refusalOf(there);
  if (!refusal) return;
  await lookAtPayment(stripe, item);
  throw new AppError(refusal);
}

const refusalOf = ({ status }: Pick<PaymentContent, 'status'>) =>
  status === 'paid' || status === 'partially_refunded' ? null : 'illegal_transition';

const auditOf = (
  by: ActingAdmin['by'],
  { paymentId, content }: PaymentItem,
  { cents }: AskedRefund,
  now: Date,
): Operation => {
  const [from, to] = [content.refundedCents / 100, (content.refundedCents + cents) / 100];
  return audit(
    by,
    { type: 'payment.refunded', entityId: paymentId, values: [{ field: 'refundedInclTax', from, to }] },
    now,
  );
};
