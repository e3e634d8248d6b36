import type Stripe from 'stripe';
import { type Billed, reconcile } from '../core/reconcile.ts';
import { booksOf } from '../invoices/books.ts';
import { issueMissing } from '../invoices/issue-missing.ts';
import { notePayments } from '../payments/note-payments.ts';

/** Brings what is kept of a workspace's subscription and payments to where Stripe is. */
export async function syncWorkspace(stripe: Stripe, workspaceId: string): Promise<void> {
  const billed = await reconcile(stripe, workspaceId);
  if (billed) await followBooks(stripe, billed);
}

/** What was paid gets its papers, and is told to those who look after payments, whatever becomes of the papers. */
async function followBooks(stripe: Stripe, { account, customer }: Billed): Promise<void> {
  const books = await booksOf(stripe, customer.id);
  try {
    await issueMissing(stripe, { account, books });
  } finally {
    await notePayments(stripe, account, books);
  }
}
