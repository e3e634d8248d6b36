import * as contract from '../../../shared/billing/changes.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { billingNow } from '../core/billing-now.ts';
import { provider, readAccount } from '../core/provider.ts';
import { reconcile } from '../core/reconcile.ts';

/** Asks Stripe, then reads what it made of it: what counts is what it says. */
export const handler = defineHandler(contract.changeBilling, async ({ actor, body: { action, version } }) => {
  const { workspaceId } = actor;
  const stripe = await provider();
  const account = await readAccount(workspaceId);
  const state = account?.subscription;
  if (!account || !state || state.status === 'ended') throw new AppError('not_subscribed');
  if (account.version !== version) throw new AppError('conflict');
  await stripe.subscriptions.update(state.subscriptionId, { cancel_at_period_end: action === 'cancel' });
  await write([
    audit(actor, {
      type: action === 'cancel' ? 'billing.cancelled' : 'billing.resumed',
      entityId: workspaceId,
    }),
  ]);
  await reconcile(stripe, workspaceId);
  return { billing: await billingNow(workspaceId) };
});
