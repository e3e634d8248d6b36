import { defineWorker } from '../../platform/worker/define-worker.ts';
import { provider } from '../core/provider.ts';
import { reconcile } from '../core/reconcile.ts';
import { issueMissing } from '../invoices/issue-missing.ts';
import { syncMessage } from './sync-message.ts';

export const handler = defineWorker('sync-billing', syncMessage, async ({ workspaceId, strange }) => {
  // Nothing changes; it ends among the dead letters, whose alarm someone reads.
  if (strange) throw new Error(`Stripe's event ${strange}`);
  const stripe = await provider();
  const billed = await reconcile(stripe, workspaceId);
  if (billed) await issueMissing(stripe, billed);
});
