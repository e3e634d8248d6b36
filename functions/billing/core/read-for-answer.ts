import type Stripe from 'stripe';
import { reconcile } from './reconcile.ts';
import { syncLater } from './sync-later.ts';

/** For who waits for an answer: where the subscription stands. Invoices are the worker's, whose alarm someone reads. */
export async function readForAnswer(stripe: Stripe, workspaceId: string): Promise<void> {
  try {
    await reconcile(stripe, workspaceId);
  } finally {
    await syncLater(workspaceId);
  }
}
