import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, bySystem, platformChain } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, write } from '../../platform/db/write.ts';
import { idOfSource } from '../../platform/new-id.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { type Books, givenBackIn } from '../invoices/books.ts';
import { askRefund, unanswered } from './ask-refund.ts';
import { papersOf } from './papers-of.ts';
import {
  type AskedRefund,
  markPayments,
  Payment,
  type PaymentContent,
  type PaymentItem,
  paymentKey,
} from './payment.entity.ts';
import { bounded, paymentWrite } from './payment-writes.ts';
import { contentOf, ownOf } from './stripe-payment.ts';

/** Whoever asked for a refund waits no longer than this: a function that died after it noted it has not asked Stripe. */
const refundPatienceMs = 60_000;

/** So many of them are written together with their mark. */
const mostWritten = 25;

type Account = Pick<BillingAccountItem, 'workspaceId' | 'details'>;

/** Brings what is kept of a workspace's payments to what Stripe says of them; what has not changed is not written. */
export async function notePayments(stripe: Stripe, account: Account, books: Books): Promise<void> {
  for (const invoices of chunks(books.invoices, mostWritten)) {
    const waiting = await withFreshReads(async () => {
      const { changed, waiting } = await foundOf(account, { ...books, invoices });
      if (changed.length > 0) await write(writesOf(account, changed));
      return waiting;
    });
    for (const one of waiting) await settle(stripe, one);
  }
}

type Waiting = { paymentId: string; intentId: string | undefined; asked: AskedRefund[] };
type Found = { paymentId: string; before: PaymentItem | null; content: PaymentContent; asked: AskedRefund[] };

/** The payments of these invoices that are not kept as they are, and those of which refunds are asked for. */
async function foundOf({ details }: Account, books: Books): Promise<{ changed: Found[]; waiting: Waiting[] }> {
  const all = books.invoices.map((invoice) => {
    const at = new Date(invoice.created * 1000);
    return { own: ownOf(books, invoice), paymentId: idOfSource('pay', at, invoice.id ?? '') };
  });
  const items = await readTogether(all.map(({ paymentId }) => Payment.get(paymentKey(paymentId))));
  const befores = items.map((Item) => Payment.parse({ Item }).data);
  const [given, versions] = [givenBackIn(books), await planVersions()];
  const papers = await papersOf(
    [...all.map(({ own }) => own.invoice.id ?? ''), ...given.map(({ id }) => id)],
    befores.flatMap((one) => [one?.content.invoice, ...(one?.content.credits ?? [])]),
  );
  const found = all.map(({ own, paymentId }, at) => {
    const before = befores[at] ?? null;
    const invoice = papers.get(own.invoice.id ?? '');
    const back = new Set([...own.refunds, ...own.disputes].map(({ id }) => id));
    const credits = given.flatMap(({ id }) => (back.has(id) ? (papers.get(id) ?? []) : []));
    const content = bounded({
      ...contentOf(own, { billedTo: before?.content.billedTo ?? details.legalName, versions }),
      ...(invoice && { invoice }),
      credits: credits.sort((a, b) => (a.id < b.id ? -1 : 1)),
    });
    const asked = unanswered(before?.asked, own.refunds);
    const isKept = before && isDeepStrictEqual(content, before.content) && isDeepStrictEqual(asked, before.asked ?? []);
    return { paymentId, before, content, asked, isKept };
  });
  return {
    changed: found.filter(({ isKept }) => !isKept),
    waiting: found
      .filter(({ asked }) => asked.length > 0)
      .map(({ paymentId, content, asked }) => ({ paymentId, intentId: content.intentId, asked })),
  };
}

function writesOf({ workspaceId }: Account, found: Found[]) {
  return [
    ...found.map(({ paymentId, before, content, asked }) =>
      before
        ? paymentWrite(before, { content, asked })
        : put(
            Payment.create({ ...paymentKey(paymentId), paymentId, workspaceId, content, version: 1 }),
            changedMeanwhile,
          ),
    ),
    markPayments(found.map(({ paymentId }) => paymentId)),
  ];
}

/** Asks anew for refunds that were noted and never reached Stripe; what it refuses counts no more. */
async function settle(stripe: Stripe, { paymentId, intentId, asked }: Waiting): Promise<void> {
  for (const one of asked) {
    if (Date.now() - Date.parse(one.at) < refundPatienceMs || !intentId) continue;
    try {
      await askRefund(stripe, intentId, one);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await giveUp(paymentId, one.refundKey);
    }
  }
}

/** It was refused: what it would have paid back is left again. */
export const giveUp = (paymentId: string, refundKey: string): Promise<void> =>
  withFreshReads(async () => {
    const { data: before } = await Payment.get(paymentKey(paymentId)).go({ consistent: true });
    if (!before?.asked?.some((one) => one.refundKey === refundKey)) return;
    const asked = before.asked.filter((one) => one.refundKey !== refundKey);
    await write([
      paymentWrite(before, { content: before.content, asked }),
      markPayments([paymentId]),
      audit(bySystem({ workspaceId: platformChain }), { type: 'payment.refund_refused', entityId: paymentId }),
    ]);
  });
