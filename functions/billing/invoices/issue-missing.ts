import type Stripe from 'stripe';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { log } from '../../platform/log.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import type { Billed } from '../core/reconcile.ts';
import { idOf } from '../core/stripe-values.ts';
import { creditOf, draftOf, type GivenBack } from './drafts.ts';
import { Invoice, type InvoiceItem, InvoiceSource } from './invoice.entity.ts';
import { issue } from './issue.ts';

const most = { limit: 1_000 };

/**
 * Issues what is missing of ours: an invoice for each that was paid at Stripe, a credit note for each refund and each dispute that is lost. What cannot be
 * issued keeps nothing else from it, and is thrown in the end.
 */
export async function issueMissing(stripe: Stripe, { account, customer: { id: customer } }: Billed): Promise<void> {
  const failures: unknown[] = [];
  const tried: Try = async (act) => {
    try {
      await act();
    } catch (error) {
      log.error('an invoice is not issued', error, { workspaceId: account.workspaceId });
      failures.push(error);
    }
  };
  await issueInvoices(stripe, { account, customer, tried });
  await issueCredits(stripe, { customer, tried });
  if (failures.length > 0) throw failures[0];
}

type Try = (act: () => Promise<void>) => Promise<void>;

async function issueInvoices(
  stripe: Stripe,
  { account, customer, tried }: { account: BillingAccountItem; customer: string; tried: Try },
): Promise<void> {
  const all = await stripe.invoices.list({ customer, status: 'paid', limit: 100 }).autoPagingToArray(most);
  const missing = await withoutPaper(
    all.filter(({ total }) => total > 0),
    ({ id }) => id ?? '',
  );
  if (missing.length === 0) return;
  const prices = await stripe.prices.list({ limit: 100 }).autoPagingToArray(most);
  const byId = new Map(prices.map((price) => [price.id, price]));
  for (const paid of missing.sort((a, b) => a.created - b.created))
    await tried(async () => {
      const lines = await linesOf(stripe, paid);
      await issue(() => draftOf(account, paid, { lines, prices: byId }));
    });
}

/** The list of invoices carries the first ones of each. */
async function linesOf(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<Stripe.InvoiceLineItem[]> {
  if (!lines.has_more || !id) return lines.data;
  return stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray(most);
}

async function issueCredits(stripe: Stripe, { customer, tried }: { customer: string; tried: Try }): Promise<void> {
  const charges = await stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }).autoPagingToArray(most);
  const given: GivenBack[] = [];
  for (const charge of charges) {
    if (charge.amount_refunded > 0) given.push(...(await refundsOf(stripe, charge)));
    if (charge.disputed) given.push(...(await lostOf(stripe, charge)));
  }
  const missing = await withoutPaper(given, ({ id }) => id);
  for (const one of missing.sort((a, b) => a.created - b.created)) await tried(() => credit(stripe, one));
}

/** The list of charges carries the first ones of each. */
async function refundsOf(stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<GivenBack[]> {
  const all =
    refunds && !refunds.has_more
      ? refunds.data
      : await stripe.refunds.list({ charge: id, limit: 100 }).autoPagingToArray(most);
  return all.filter(({ status }) => status === 'succeeded').map((one) => ({ ...one, kind: 'refund' as const }));
}

/** Those that the bank decided against us. */
async function lostOf(stripe: Stripe, { id }: Stripe.Charge): Promise<GivenBack[]> {
  const { data } = await stripe.disputes.list({ charge: id, limit: 100 });
  return data.filter(({ status }) => status === 'lost').map((one) => ({ ...one, kind: 'dispute' as const }));
}

async function credit(stripe: Stripe, given: GivenBack): Promise<void> {
  const source = given.payment_intent && (await sourceOf(stripe, idOf(given.payment_intent)));
  if (source) await issue(async () => creditOf(await invoiceOf(source), given));
}

type Source = Pick<InvoiceItem, 'workspaceId' | 'invoiceId'>;

/** Of ours, of what a payment paid at Stripe. */
async function sourceOf(stripe: Stripe, payment_intent: string): Promise<Source | null> {
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 });
  const [payment] = data;
  if (!payment) return null;
  return (await InvoiceSource.get({ sourceKey: idOf(payment.invoice) }).go({ consistent: true })).data;
}

async function invoiceOf({ workspaceId, invoiceId }: Source): Promise<InvoiceItem> {
  const { data } = await Invoice.get({ workspaceId, invoiceId }).go({ consistent: true });
  if (!data) throw new Error(`${invoiceId} is nowhere`);
  return data;
}

/** Those of which there is no invoice of ours yet. */
async function withoutPaper<T>(all: T[], keyOf: (one: T) => string): Promise<T[]> {
  const missing: T[] = [];
  for (let at = 0; at < all.length; at += mostTogether) {
    const some = all.slice(at, at + mostTogether);
    const known = await readTogether(some.map((one) => InvoiceSource.get({ sourceKey: keyOf(one) })));
    missing.push(...some.filter((_, place) => !known[place]));
  }
  return missing;
}
