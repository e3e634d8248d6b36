import type Stripe from 'stripe';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { provider } from '../core/provider.ts';
import { type Billed, reconcile } from '../core/reconcile.ts';
import { idOf } from '../core/stripe-values.ts';
import { booksOf } from '../invoices/books.ts';
import { issueMissing } from '../invoices/issue-missing.ts';
import { notePayments } from '../payments/note-payments.ts';
import { syncMessage } from './sync-message.ts';
import { workspaceOf } from './workspace-of.ts';

export const handler = defineWorker('sync-billing', syncMessage, async ({ strange, ...place }) => {
  // Nothing changes; it ends among the dead letters, whose alarm someone reads.
  if (strange) throw new Error(`Stripe's event ${strange}`);
  const stripe = await provider();
  const workspaceId = 'chargeId' in place ? await payerOf(stripe, place.chargeId) : place.workspaceId;
  const billed = workspaceId && (await reconcile(stripe, workspaceId));
  if (billed) await followBooks(stripe, billed);
});

/** What was paid gets its papers, and is told to those who look after payments, whatever becomes of the papers. */
async function followBooks(stripe: Stripe, { account, customer }: Billed): Promise<void> {
  const books = await booksOf(stripe, customer.id);
  try {
    await issueMissing(stripe, { account, books });
  } finally {
    await notePayments(stripe, account, books);
  }
}

async function payerOf(stripe: Stripe, chargeId: string): Promise<string | null> {
  const { customer } = await stripe.charges.retrieve(chargeId);
  return customer && workspaceOf(idOf(customer));
}
