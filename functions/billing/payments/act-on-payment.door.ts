import type Stripe from 'stripe';
import { dayToCome } from '../../../shared/admin/payment.rules.ts';
import type { Payment as Shown } from '../../../shared/billing/payment.ts';
import { type PaymentAct, paymentActs } from '../../../shared/billing/payment-acts.ts';
import { refusedByBank } from '../../../shared/billing/payment-failures.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type AuditValue, audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { provider } from '../core/provider.ts';
import { syncLater } from '../core/sync-later.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import type { ActingAdmin } from './acting-admin.ts';
import { creditPayment } from './credit-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { markPayments, type PaymentContent, type PaymentItem } from './payment.entity.ts';
import { paymentWrite } from './payment-writes.ts';
import { readPayment } from './read-payment.door.ts';
import { refund } from './refund-payment.ts';
import { shownPayment } from './shown-payment.ts';

type Act =
  | { action: 'mark_paid'; paidOn: string; reference: string; version: number }
  | { action: 'refund'; amountInclTax: number; reason: string; version: number }
  | { action: 'void' | 'retry' | 'resend_invoice'; version: number };

/** As often as someone may have lost a mail. */
const resendsEach: Limit = { name: 'payment-invoice', max: 5, windowSeconds: 3_600 };

export async function actOnPayment(paymentId: string, act: Act, acting: ActingAdmin): Promise<Shown> {
  const item = await asRead(paymentId, act);
  switch (act.action) {
    case 'mark_paid':
      await markPaid(item, act, acting);
      break;
    case 'void':
      await (item.content.provider === 'manual' ? voidManual(item, act, acting) : voidAtStripe(item, acting));
      break;
    case 'refund':
      await refund(item, act, acting);
      break;
    case 'retry':
      await retry(item, acting);
      break;
    case 'resend_invoice':
      await resendInvoice(item, acting);
  }
  return shownPayment(await readPayment(paymentId));
}

/** As whoever acts has seen it, and in a state that allows what they want. */
async function asRead(paymentId: string, { action, version }: { action: PaymentAct; version: number }) {
  const item = await readPayment(paymentId);
  if (item.version !== version) throw new AppError('conflict');
  if (!paymentActs[action](item.content)) throw new AppError('illegal_transition');
  return item;
}

const changedState = (from: string, to: string): AuditValue[] => [{ field: 'status', from, to }];

async function markPaid(
  item: PaymentItem,
  { paidOn, reference }: Extract<Act, { action: 'mark_paid' }>,
  { by, still }: ActingAdmin,
): Promise<void> {
  const now = new Date();
  if (paidOn > parisDay(now)) throw invalidField('paidOn', dayToCome);
  const { content, paymentId, workspaceId } = item;
  const step = { at: now.toISOString(), kind: 'paid' as const, cents: content.totalCents, text: reference };
  const paid: PaymentContent = { ...content, status: 'paid', paidOn, reference, steps: [...content.steps, step] };
  await write([
    await still(),
    paymentWrite(item, { content: paid }),
    markPayments([paymentId], now),
    update(
      Invoice.patch({ workspaceId, invoiceId: content.invoice?.id ?? '' })
        .set({ status: 'paid' })
        .where((attr, { eq }) => eq(attr.status, 'open')),
      changedMeanwhile,
    ),
    audit(by, { type: 'payment.paid', entityId: paymentId, values: changedState('open', 'paid') }, now),
  ]);
}

/** An invoice that was issued is never taken back: a credit note of all of it says that it is not owed. */
const voidManual = (item: PaymentItem, act: Act, { by, still }: ActingAdmin): Promise<void> =>
  creditPayment(item, {
    source: `${item.paymentId}-void`,
    cents: item.content.totalCents,
    voids: true,
    prepare: async () => {
      const [guard, before] = [await still(), await asRead(item.paymentId, act as { action: 'void'; version: number })];
      return (paper, now) => [
        guard,
        paymentWrite(before, {
          content: {
            ...before.content,
            status: 'void',
            credits: [...before.content.credits, { ...paper, source: `${item.paymentId}-void` }],
            steps: [...before.content.steps, { at: now.toISOString(), kind: 'voided' }],
          },
        }),
        markPayments([item.paymentId], now),
        audit(by, { type: 'payment.voided', entityId: item.paymentId, values: changedState('open', 'void') }, now),
      ];
    },
  });

/** Noted before it is asked of Stripe: the log may tell of what was tried, and leaves out nothing that was done. */
async function noted({ by, still }: ActingAdmin, line: Parameters<typeof audit>[1]): Promise<void> {
  const operations: Operation[] = [await still(), audit(by, line)];
  await write(operations);
}

async function voidAtStripe(item: PaymentItem, acting: ActingAdmin): Promise<void> {
  const stripe = await provider();
  await noted(acting, { type: 'payment.voided', entityId: item.paymentId, values: changedState('open', 'void') });
  await asked(item, () => stripe.invoices.voidInvoice(item.content.stripeInvoiceId ?? ''));
  await followed(stripe, item);
}

async function retry(item: PaymentItem, acting: ActingAdmin): Promise<void> {
  const stripe = await provider();
  await noted(acting, { type: 'payment.retried', entityId: item.paymentId });
  try {
    await asked(item, () => stripe.invoices.pay(item.content.stripeInvoiceId ?? ''));
  } finally {
    await followed(stripe, item);
  }
}

/** What Stripe refuses is said as what it is; what it could not do just now stays an outage. */
async function asked(item: PaymentItem, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? error.type : undefined;
    if (type === 'StripeCardError') throw new AppError('payment_failed', { message: refusedByBank, cause: error });
    if (type !== 'StripeInvalidRequestError') throw error;
    await syncLater(item.workspaceId);
    throw new AppError('illegal_transition', { cause: error });
  }
}

async function followed(stripe: Stripe, item: PaymentItem): Promise<void> {
  await lookAtPayment(stripe, item);
  await syncLater(item.workspaceId);
}

async function resendInvoice({ paymentId, workspaceId, content }: PaymentItem, acting: ActingAdmin): Promise<void> {
  await countOrRefuse(resendsEach, paymentId);
  await noted(acting, { type: 'payment.invoice_resent', entityId: paymentId });
  await enqueueMail({ kind: 'invoice', workspaceId, invoiceId: content.invoice?.id ?? '' });
}
