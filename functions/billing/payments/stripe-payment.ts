import type Stripe from 'stripe';
import { failureText } from '../../../shared/billing/payment-failures.ts';
import { periodText } from '../../../shared/kernel/day-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { nameAt, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { planSoldBy } from '../core/sold-by.ts';
import { idOf, instant } from '../core/stripe-values.ts';
import { type Books, intentsOf } from '../invoices/books.ts';
import type { PaymentContent } from './payment.entity.ts';

/** What Stripe has of one invoice. */
type Own = { invoice: Stripe.Invoice; charges: Stripe.Charge[]; refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] };

/** The refunds that took money, or are about to. */
const isSpent = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

const over = new Set<string>(['won', 'lost', 'warning_closed', 'prevented']);

export function ownOf(books: Books, invoice: Stripe.Invoice): Own {
  const intents = new Set(intentsOf(invoice));
  const charges = books.charges.filter(({ payment_intent: intent }) => intent && intents.has(idOf(intent)));
  const ids = new Set(charges.map(({ id }) => id));
  const isOf = ({ charge }: { charge: string | Stripe.Charge | null }) => charge !== null && ids.has(idOf(charge));
  return {
    invoice,
    charges, // Stripe lists the newest first, and counts in seconds.
    refunds: books.refunds.filter(isOf).reverse(),
    disputes: books.disputes.filter(isOf),
  };
}

/** What is told of a payment at Stripe; papers and workspace are known elsewhere. */
export function contentOf(
  own: Own,
  { billedTo, versions }: { billedTo: string; versions: readonly PlanVersion[] },
): Omit<PaymentContent, 'credits'> {
  const { invoice, charges } = own;
  const paid = charges.find((one) => one.paid);
  const last = paid ?? [...charges].sort((a, b) => a.created - b.created).at(-1);
  const net = invoice.total_excluding_tax ?? invoice.subtotal;
  const refunded = Math.min(invoice.total, backOf(own));
  const status = statusOf(own, refunded);
  const { paid_at: paidAt } = invoice.status_transitions;
  const [from, to] = [parisDay(new Date(invoice.period_start * 1000)), parisDay(new Date(invoice.period_end * 1000))];
  return {
    provider: 'stripe',
    method: last?.payment_method_details?.type === 'sepa_debit' ? 'sepa_debit' : 'card',
    status,
    description: descriptionOf(invoice, versions),
    billedTo,
    currency: invoice.currency.toUpperCase(),
    netCents: net,
    vatCents: invoice.total - net,
    totalCents: invoice.total,
    refundedCents: refunded,
    ...periodOf(invoice, { from, to }),
    dueOn: parisDay(new Date((invoice.due_date ?? invoice.created) * 1000)),
    ...(paidAt && { paidOn: parisDay(new Date(paidAt * 1000)) }),
    ...(status === 'failed' && failureOf(last)),
    stripeInvoiceId: invoice.id ?? '',
    ...(paid?.payment_intent && { intentId: idOf(paid.payment_intent) }),
    steps: stepsOf(own),
    createdAt: instant(invoice.created),
  };
}

/** What was paid back, and what the bank has taken back for good. */
function backOf({ refunds, disputes }: Own): number {
  const lost = disputes.filter(({ status }) => status === 'lost');
  return [...refunds.filter(isSpent), ...lost].reduce((sum, { amount }) => sum + amount, 0);
}

function statusOf({ invoice, charges, disputes }: Own, refunded: number): PaymentContent['status'] {
  if (invoice.status === 'void') return 'void';
  if (invoice.status === 'uncollectible') return 'failed';
  if (invoice.status !== 'paid') return charges.some((one) => one.status === 'failed') ? 'failed' : 'open';
  if (disputes.some(({ status }) => !over.has(status))) return 'disputed';
  if (refunded === 0) return 'paid';
  return refunded >= invoice.total ? 'refunded' : 'partially_refunded';
}

/** The days of its first line: those of the invoice itself are of what was before it. */
function periodOf({ lines }: Stripe.Invoice, otherwise: { from: string; to: string }) {
  const period = lines.data.at(-1)?.period;
  if (!period) return otherwise;
  return { from: parisDay(new Date(period.start * 1000)), to: parisDay(new Date(period.end * 1000)) };
}

function descriptionOf(invoice: Stripe.Invoice, versions: readonly PlanVersion[]): string {
  const metadata = invoice.parent?.subscription_details?.metadata ?? {};
  const sold = planSoldBy({ metadata });
  const name = sold && nameAt(versions, { planCode: sold.planCode, version: Number(metadata.planVersion) });
  if (!name) return (invoice.description ?? invoice.lines.data[0]?.description ?? 'Paiement').slice(0, 200);
  const { from, to } = periodOf(invoice, { from: '', to: '' });
  return `${name}, ${from ? periodText({ from, to }) : ''}`;
}

function failureOf(charge: Stripe.Charge | undefined): Pick<PaymentContent, 'failure'> {
  const code = charge?.outcome?.reason ?? charge?.failure_code;
  return code ? { failure: { code, message: failureText(code) } } : {};
}

type Step = PaymentContent['steps'][number];

function stepsOf({ invoice, charges, refunds, disputes }: Own): Step[] {
  const { paid_at: paidAt, voided_at: voidedAt } = invoice.status_transitions;
  const steps: Step[] = [
    { at: instant(invoice.created), kind: 'created', cents: invoice.total },
    ...charges.filter(({ status }) => status === 'failed').map(failedStep),
    ...(paidAt ? [{ at: instant(paidAt), kind: 'paid' as const, cents: invoice.amount_paid || invoice.total }] : []),
    ...refunds.filter(isSpent).map(refundStep),
    ...disputes.map(({ created, amount }) => ({ at: instant(created), kind: 'disputed' as const, cents: amount })),
    ...disputes.flatMap(({ created, status, amount }) => {
      const kind = status === 'lost' ? 'dispute_lost' : status === 'won' ? 'dispute_won' : null;
      return kind ? [{ at: instant(created), kind, cents: amount } as const] : [];
    }),
    ...(voidedAt ? [{ at: instant(voidedAt), kind: 'voided' as const }] : []),
  ];
  // Of one moment, in the order above.
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function failedStep(charge: Stripe.Charge): Step {
  const { failure } = failureOf(charge);
  return { at: instant(charge.created), kind: 'failed', ...(failure && { text: failure.message }) };
}

const refundStep = ({ created, amount, metadata }: Stripe.Refund): Step => ({
  at: instant(created),
  kind: 'refunded',
  cents: amount,
  ...(metadata?.reason && { text: metadata.reason }),
});
