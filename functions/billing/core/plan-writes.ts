import { isDeepStrictEqual } from 'node:util';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { BillingAccountItem, SubscriptionState } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';
import { offerOf } from './news-of.ts';
import { billingOf } from './shown-billing.ts';
import { usageReads } from './uses.ts';

/** What becomes of the plan of a workspace, and what webhooks are told of it, once its account is as it is here. */
export async function planWrites(
  account: BillingAccountItem,
  before: SubscriptionState | undefined,
  now: Date,
): Promise<Operation[]> {
  const { workspaceId, subscription: next } = account;
  const [paid, pays] = [paidPlan(before), paidPlan(next)];
  const isTold = !isDeepStrictEqual(offerOf(before), offerOf(next));
  if (!isTold && isDeepStrictEqual(paid, pays)) return [];
  const [item, ...counts] = await readTogether([Workspace.get({ workspaceId }), ...usageReads(workspaceId)]);
  const { data } = Workspace.parse({ Item: item });
  if (!data) return [];
  const after = isDeepStrictEqual(paid, pays) ? data : planAfter(data, { paid, pays, now });
  const writes = after === data ? [] : [setPlan(data, after, now)];
  if (!isTold) return writes;
  const billing = await billingOf({ workspace: after, account, counts });
  const told = { type: 'workspace.plan_changed', entityId: workspaceId, data: { billing } } as const;
  return [...writes, event({ workspaceId }, told, now)];
}

type Paid = Pick<SubscriptionState, 'planCode' | 'planVersion'> | undefined;

/** One of before versions were noted has none, so that what was taken is written once there is one. */
function paidPlan(state: SubscriptionState | undefined): Paid {
  const lives = living(state);
  return lives && { planCode: lives.planCode, planVersion: lives.planVersion };
}

/** The plan follows what is paid for; once that ends, it is the smallest one, unless another was agreed by hand meanwhile. */
function planAfter(
  workspace: WorkspaceItem,
  { paid, pays, now }: { paid: Paid; pays: Paid; now: Date },
): WorkspaceItem {
  // Another was agreed by hand meanwhile.
  if (paid && workspace.plan !== paid.planCode && (!pays || pays.planCode === paid.planCode)) return workspace;
  if (pays) {
    const taken = { planCode: pays.planCode, version: pays.planVersion ?? 1 };
    // A subscription ends the trial for good.
    const ended = { trialEndsAt: undefined, paidUntil: undefined, subscriptionEndedAt: undefined };
    return { ...workspace, plan: pays.planCode, taken, ...ended };
  }
  if (!paid) return workspace;
  return { ...workspace, plan: 'starter', taken: undefined, subscriptionEndedAt: now.toISOString() };
}

function setPlan({ workspaceId, plan }: WorkspaceItem, after: WorkspaceItem, now: Date): Operation {
  const updatedAt = now.toISOString();
  const workspace = Workspace.patch({ workspaceId });
  if (after.taken)
    return update(
      workspace
        .set({ plan: after.plan, taken: after.taken, updatedAt })
        .remove(['trialEndsAt', 'paidUntil', 'subscriptionEndedAt']),
    );
  const fallsBack = workspace.set({ plan: after.plan, subscriptionEndedAt: updatedAt, updatedAt }).remove(['taken']);
  return update(
    fallsBack.where((attr, { eq }) => eq(attr.plan, plan)),
    changedMeanwhile,
  );
}
