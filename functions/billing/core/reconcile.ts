import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { BillingAccount, type BillingAccountItem, type SubscriptionState } from './billing-account.entity.ts';
import { endDoubles } from './end-doubles.ts';
import { chosenOf, stateOf } from './subscription-state.ts';

/** What subscriptions are read with. */
const expand = ['data.default_payment_method', 'data.latest_invoice'];

/**
 * Brings what we keep of a workspace's subscription to what Stripe says now: whatever told us to look, however often and in
 * whatever order, it ends the same. Answers whether anything was written; it throws when Stripe says what we do not
 * understand, and nothing of ours changes.
 */
export const reconcile = (stripe: Stripe, workspaceId: string): Promise<boolean> =>
  withFreshReads(() => reconcileOnce(stripe, workspaceId));

async function reconcileOnce(stripe: Stripe, workspaceId: string): Promise<boolean> {
  const { data: account } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
  if (!account?.customerId) return false;
  const all = await subscriptionsOf(stripe, account.customerId);
  const { chosen, doubles } = chosenOf(all);
  await endDoubles(stripe, doubles);
  const next = chosen ? stateOf(chosen, await scheduleOf(stripe, chosen)) : gone(account.subscription);
  if (isDeepStrictEqual(next, account.subscription)) return false;
  await write([...writesOf(account, next)]);
  return true;
}

async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return await stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand })
      .autoPagingToArray({ limit: 1_000 });
  } catch (error) {
    // A customer that someone removed there has no subscription left.
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return [];
    throw error;
  }
}

/** Stripe expands four levels: a schedule is read by itself. */
async function scheduleOf(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | null> {
  if (!schedule) return null;
  const id = typeof schedule === 'string' ? schedule : schedule.id;
  return stripe.subscriptionSchedules.retrieve(id, { expand: ['phases.items.price'] });
}

/** Of one that is nowhere any more, what it was, ended. */
function gone(before: SubscriptionState | undefined): SubscriptionState | undefined {
  if (!before) return undefined;
  const { cancelAt: _, scheduled: __, dunning: ___, ...kept } = before;
  return { ...kept, status: 'ended' };
}

function writesOf(account: BillingAccountItem, next: SubscriptionState | undefined): Operation[] {
  const now = new Date();
  const { workspaceId, subscription: before, version } = account;
  const subscribed = planOf(next);
  return [
    update(
      BillingAccount.patch({ workspaceId })
        .set({ subscription: next, version: version + 1, updatedAt: now.toISOString() })
        .where((attr, { eq }) => eq(attr.version, version)),
      changedMeanwhile,
    ),
    ...(subscribed === planOf(before) && before !== undefined ? [] : [planWrite(workspaceId, subscribed, now)]),
    audit(
      bySystem({ workspaceId }),
      { type: typeOf(before, next), entityId: workspaceId, changed: changedIn(before, next) },
      now,
    ),
  ];
}

/** What a workspace falls back to without a subscription. */
const planOf = (state: SubscriptionState | undefined) =>
  state && state.status !== 'ended' ? state.planCode : 'starter';

/** A subscription ends the trial for good. */
const planWrite = (workspaceId: string, plan: ReturnType<typeof planOf>, now: Date): Operation =>
  update(Workspace.patch({ workspaceId }).set({ plan, updatedAt: now.toISOString() }).remove(['trialEndsAt']));

function typeOf(before: SubscriptionState | undefined, next: SubscriptionState | undefined) {
  const lived = before !== undefined && before.status !== 'ended';
  const lives = next !== undefined && next.status !== 'ended';
  if (lives && (!lived || before.subscriptionId !== next.subscriptionId)) return 'billing.subscribed';
  return lived && !lives ? 'billing.subscription_ended' : 'billing.subscription_changed';
}

const told = ['planCode', 'interval', 'status', 'cancelAt', 'scheduled', 'card', 'periodEndsAt'] as const;

const changedIn = (before: SubscriptionState | undefined, next: SubscriptionState | undefined): string[] =>
  told.filter((field) => !isDeepStrictEqual(before?.[field], next?.[field]));
