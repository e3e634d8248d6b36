import type Stripe from 'stripe';
import { type Books, givenBackIn, intentsOf } from '../../../functions/billing/invoices/books.ts';
import { creditOf, draftOf, type GivenBack } from '../../../functions/billing/invoices/drafts.ts';
import {
  Invoice,
  type InvoiceItem,
  InvoiceNumber,
  InvoiceSource,
} from '../../../functions/billing/invoices/invoice.entity.ts';
import { takeNumbers } from '../../../functions/billing/invoices/invoice-series.door.ts';
import { contentOf, creditWrite, type Draft, numberIn, seriesOf } from '../../../functions/billing/invoices/issue.ts';
import { seller } from '../../../functions/billing/invoices/seller.ts';
import type { PaperLink } from '../../../functions/billing/payments/payment.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../../functions/platform/db/fresh-reads.ts';
import { mostTogether, readTogether } from '../../../functions/platform/db/read-together.ts';
import { put, write } from '../../../functions/platform/db/write.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { firstName } from '../../../shared/kernel/plans.ts';
import type { Transfer } from './contracts.ts';
import type { House } from './draw-house.ts';

/** A paper that the product would have issued at a moment; a credit note is made of its invoice, as that is by then. */
export type DuePaper = {
  at: Date;
  source: string;
  /** The source of the invoice that it corrects. */
  corrects?: string;
  draft: (corrected: InvoiceItem | undefined) => Draft | null;
  /** An invoice by transfer that has been paid since. */
  isPaid?: boolean;
};

export const paperId = ({ at, source }: Pick<DuePaper, 'at' | 'source'>): string => idOfSource('ivc', at, source);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Those of what was paid at Stripe and given back. */
export function papersAtStripe(house: House, books: Books, prices: ReadonlyMap<string, Stripe.Price>): DuePaper[] {
  const paid = books.invoices.filter(({ status }) => status === 'paid');
  return [
    ...paid.map((invoice) => ({
      at: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      source: invoice.id ?? '',
      draft: () => draftOf(house, invoice, { lines: invoice.lines.data, prices, nameOf: firstName }),
    })),
    ...givenBackIn(books).map((given) => ({
      at: givenBackAt(house, given),
      source: given.id,
      corrects: paid.find((invoice) => intentsOf(invoice).includes(String(given.payment_intent)))?.id ?? '',
      draft: (corrected: InvoiceItem | undefined) => (corrected ? creditOf(corrected, given) : null),
    })),
  ];
}

/** Stripe does not say when a dispute was decided. */
function givenBackAt({ steps }: House, { kind, created }: GivenBack): Date {
  const decided = steps.find(({ step }) => step.does === 'dispute' && step.outcome === 'lost');
  return kind === 'dispute' && decided ? decided.at : dateOf(created);
}

export const papersByTransfer = (transfers: readonly Transfer[]): DuePaper[] =>
  transfers.map(({ at, paymentId, draft, paidAt }) => ({
    ...{ at, source: paymentId, draft: () => draft },
    isPaid: paidAt !== null,
  }));

/** Of the hundred actions of a transaction: two a paper, one for the invoice that it corrects, and the number of the series. */
const papersAtOnce = 30;

/**
 * Issues them as if on their days: numbers follow each other in that order, and stand in one transaction with their papers. Those
 * that are there stay. Answers all, by their sources.
 */
export const issuePast = (due: readonly DuePaper[]): Promise<Map<string, PaperLink>> =>
  withFreshReads(async () => {
    const issued = await issuedOf(due);
    const missing = due.filter(({ source }) => !issued.has(source)).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    await issueThese(
      missing.filter(({ corrects }) => corrects === undefined),
      issued,
    );
    await issueThese(
      missing.filter(({ corrects }) => corrects !== undefined),
      issued,
    );
    const links = [...issued].map(
      ([source, { invoiceId, content }]) => [source, { id: invoiceId, number: content.number, source }] as const,
    );
    return new Map(links);
  });

async function issuedOf(due: readonly DuePaper[]): Promise<Map<string, InvoiceItem>> {
  const found = new Map<string, InvoiceItem>();
  for (const some of chunks(due, mostTogether)) {
    const keys = await readTogether(some.map(({ source }) => InvoiceSource.get({ sourceKey: source })));
    const known = keys.flatMap((Item) => InvoiceSource.parse({ Item }).data ?? []);
    const items = await readTogether(known.map((key) => Invoice.get(key)));
    for (const [at, { sourceKey }] of known.entries()) {
      const { data } = Invoice.parse({ Item: items[at] });
      if (data) found.set(sourceKey, data);
    }
  }
  return found;
}

/** Of one kind, in their order. */
async function issueThese(papers: readonly DuePaper[], issued: Map<string, InvoiceItem>): Promise<void> {
  const series = groupBy(papers, (one) => seriesOf({ kind: kindOf(one) }, parisDay(one.at)));
  for (const [seriesKey, some] of series)
    for (const together of chunks(some, papersAtOnce)) await writeNumbered(seriesKey, together, issued);
}

const kindOf = ({ corrects }: DuePaper) => (corrects === undefined ? 'invoice' : 'credit_note');

async function writeNumbered(seriesKey: string, papers: DuePaper[], issued: Map<string, InvoiceItem>): Promise<void> {
  const { data } = await InvoiceNumber.get({ seriesKey }).go({ consistent: true });
  const last = data?.last ?? 0;
  const written = papers.flatMap((paper) => {
    const draft = paper.draft(issued.get(paper.corrects ?? ''));
    return draft ? [{ paper, draft }] : [];
  });
  const sells = await seller();
  const items = written.map(({ paper, draft }, at) =>
    itemOf(paper, draft, { number: numberIn(seriesKey, last + at + 1), seller: sells }),
  );
  if (items.length === 0) return;
  await write([
    takeNumbers(seriesKey, last, items.length),
    ...written.flatMap(({ paper, draft: { workspaceId, corrects } }) => [
      put(InvoiceSource.create({ sourceKey: paper.source, workspaceId, invoiceId: paperId(paper) }), changedMeanwhile),
      ...(corrects ? [creditWrite(workspaceId, corrects)] : []),
    ]),
    ...items.map((item) => put(Invoice.create(item))),
  ]);
  for (const [at, { paper }] of written.entries()) issued.set(paper.source, items[at] as InvoiceItem);
}

type Said = Pick<InvoiceItem['content'], 'number' | 'seller'>;

const itemOf = (paper: DuePaper, draft: Draft, said: Said): InvoiceItem => ({
  ...{ workspaceId: draft.workspaceId, invoiceId: paperId(paper), createdAt: paper.at.toISOString() },
  status: draft.owed && !paper.isPaid ? 'open' : 'paid',
  content: contentOf(draft, { ...said, issuedOn: parisDay(paper.at) }),
});
