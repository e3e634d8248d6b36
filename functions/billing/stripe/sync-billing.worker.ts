import type Stripe from 'stripe';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { provider } from '../core/provider.ts';
import { idOf } from '../core/stripe-values.ts';
import { syncMessage } from './sync-message.ts';
import { syncWorkspace } from './sync-workspace.ts';
import { workspaceOf } from './workspace-of.ts';

export const handler = defineWorker('sync-billing', syncMessage, async ({ strange, ...place }) => {
  // Nothing changes; it ends among the dead letters, whose alarm someone reads.
  if (strange) throw new Error(`Stripe's event ${strange}`);
  const stripe = await provider();
  const workspaceId = 'chargeId' in place ? await payerOf(stripe, place.chargeId) : place.workspaceId;
  if (workspaceId) await syncWorkspace(stripe, workspaceId);
});

async function payerOf(stripe: Stripe, chargeId: string): Promise<string | null> {
  const { customer } = await stripe.charges.retrieve(chargeId);
  return customer && workspaceOf(idOf(customer));
}
