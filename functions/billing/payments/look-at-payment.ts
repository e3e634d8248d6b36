import type Stripe from 'stripe';
import { log } from '../../platform/log.ts';
import { readAccount } from '../core/provider.ts';
import { type Books, booksOfInvoice } from '../invoices/books.ts';
import { issueCredits } from '../invoices/issue-missing.ts';
import { notePayments } from './note-payments.ts';
import type { PaymentItem } from './payment.entity.ts';

/** Brings one payment to what Stripe says of it now, with its credit notes; what cannot be issued now is the worker's, whose alarm someone reads. */
export async function lookAtPayment(
  stripe: Stripe,
  { workspaceId, content }: Pick<PaymentItem, 'workspaceId' | 'content'>,
): Promise<Books | null> {
  const account = await readAccount(workspaceId);
  if (!account || !content.stripeInvoiceId) return null;
  const books = await booksOfInvoice(stripe, content.stripeInvoiceId);
  try {
    await issueCredits(books);
  } catch (error) {
    log.error('a credit note is not issued', error, { workspaceId });
  }
  await notePayments(stripe, account, books);
  return books;
}
