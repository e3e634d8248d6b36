import type Stripe from 'stripe';
import type { GivenBack } from './drafts.ts';

/** What Stripe has of what a customer paid: all of it is read at once, for the papers and the payments that follow from it. */
export type Books = {
  /** Not drafts, and of some money. */
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
};

const most = { limit: 1_000 };
const expand = ['data.payments'];

export async function booksOf(stripe: Stripe, customer: string): Promise<Books> {
  const all = await stripe.invoices.list({ customer, limit: 100, expand }).autoPagingToArray(most);
  const charges = await stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }).autoPagingToArray(most);
  return { invoices: all.filter(isTold), charges, ...(await backOf(stripe, charges)) };
}

/** The same of one invoice; null where Stripe has none of that. */
export async function booksOfInvoice(stripe: Stripe, invoiceId: string): Promise<Books> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const charges: Stripe.Charge[] = [];
  for (const payment_intent of intentsOf(invoice))
    charges.push(...(await stripe.charges.list({ payment_intent, limit: 100, expand: ['data.refunds'] })).data);
  return { invoices: isTold(invoice) ? [invoice] : [], charges, ...(await backOf(stripe, charges)) };
}

const isTold = ({ status, total }: Stripe.Invoice): boolean => status !== 'draft' && status !== null && total > 0;

/** By which payments an invoice was tried to be paid. */
export const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    intent ? [typeof intent === 'string' ? intent : intent.id] : [],
  );

async function backOf(stripe: Stripe, charges: Stripe.Charge[]): Promise<Pick<Books, 'refunds' | 'disputes'>> {
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  for (const charge of charges) {
    refunds.push(...(await refundsOf(stripe, charge)));
    if (charge.disputed) disputes.push(...(await stripe.disputes.list({ charge: charge.id, limit: 100 })).data);
  }
  return { refunds, disputes };
}

/** The list of charges carries the first ones of each. */
async function refundsOf(
  stripe: Stripe,
  { id, refunds, amount_refunded: back }: Stripe.Charge,
): Promise<Stripe.Refund[]> {
  if (refunds && !refunds.has_more) return refunds.data;
  if (!refunds && back === 0) return [];
  return stripe.refunds.list({ charge: id, limit: 100 }).autoPagingToArray(most);
}

/** What the bank gave back for good: refunds that succeeded, and disputes that were decided against us. */
export const givenBackIn = ({ refunds, disputes }: Books): GivenBack[] => [
  ...refunds.filter(({ status }) => status === 'succeeded').map((one) => ({ ...one, kind: 'refund' as const })),
  ...disputes.filter(({ status }) => status === 'lost').map((one) => ({ ...one, kind: 'dispute' as const })),
];
