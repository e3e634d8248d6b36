import type Stripe from 'stripe';
import { newestOf } from '../../../shared/kernel/plan-versions.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { log } from '../../platform/log.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { idOf } from '../core/stripe-values.ts';
import { type Books, givenBackIn, intentsOf } from './books.ts';
import { creditOf, draftOf, type GivenBack } from './drafts.ts';
import { Invoice, type InvoiceItem, InvoiceSource } from './invoice.entity.ts';
import { issue } from './issue.ts';

const most = { limit: 1_000 };

type Billed = { account: BillingAccountItem; books: Books };

/**
 * Issues what is missing of ours: an invoice for each that was paid at Stripe, a credit note for each refund and each dispute that is lost. What cannot be
 * issued keeps nothing else from it, and is thrown in the end.
 */
export async function issueMissing(stripe: Stripe, { account, books }: Billed): Promise<void> {
  const failures: unknown[] = [];
  const tried: Try = async (act) => {
    try {
      await act();
    } catch (error) {
      log.error('an invoice is not issued', error, { workspaceId: account.workspaceId });
      failures.push(error);
    }
  };
  await issueInvoices(stripe, { account, books, tried });
  await issueCredits(books, tried);
  if (failures.length > 0) throw failures[0];
}

type Try = (act: () => Promise<void>) => Promise<void>;

async function issueInvoices(stripe: Stripe, { account, books, tried }: Billed & { tried: Try }): Promise<void> {
  const missing = await withoutPaper(
    books.invoices.filter(({ status }) => status === 'paid'),
    ({ id }) => id ?? '',
  );
  if (missing.length === 0) return;
  const prices = await stripe.prices.list({ limit: 100 }).autoPagingToArray(most);
  const all = await planVersions();
  const nameOf = (planCode: string) => newestOf(all, planCode)?.name;
  const byId = new Map(prices.map((price) => [price.id, price]));
  for (const paid of missing.sort((a, b) => a.created - b.created))
    await tried(async () => {
      const lines = await linesOf(stripe, paid);
      await issue(() => draftOf(account, paid, { lines, prices: byId, nameOf }));
    });
}

/** The list of invoices carries the first ones of each. */
async function linesOf(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<Stripe.InvoiceLineItem[]> {
  if (!lines.has_more || !id) return lines.data;
  return stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray(most);
}

/** A credit note of each thing that was given back and has none; in the order in which it was. */
export async function issueCredits(books: Books, tried: Try = (act) => act()): Promise<void> {
  const missing = await withoutPaper(givenBackIn(books), ({ id }) => id);
  for (const one of missing.sort((a, b) => a.created - b.created)) await tried(() => credit(books, one));
}

async function credit({ invoices }: Books, given: GivenBack): Promise<void> {
  const intent = given.payment_intent && idOf(given.payment_intent);
  const paid = intent && invoices.find((one) => intentsOf(one).includes(intent));
  if (!paid) return;
  const { data: source } = await InvoiceSource.get({ sourceKey: paid.id ?? '' }).go({ consistent: true });
  if (source) await issue(async () => creditOf(await invoiceOf(source), given));
}

export async function invoiceOf({
  workspaceId,
  invoiceId,
}: Pick<InvoiceItem, 'workspaceId' | 'invoiceId'>): Promise<InvoiceItem> {
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
