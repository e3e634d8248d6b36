import type { Billing } from '../../../shared/billing/billing.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { subscriptionRequiredAt } from '../../../shared/kernel/plans.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import { env } from '../../platform/env.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planNameOf, planOf } from '../../platform/plans/plan-versions.ts';
import { graceDays } from '../../platform/system/grace-days.ts';
import { BillingAccount, type BillingAccountItem, type SubscriptionState } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';
import { shownDetails } from './shown-details.ts';
import { sourceOf } from './source-of.ts';
import { usageReads, usesOf } from './uses.ts';

/** What `shownBilling` is made of. */
export const billingReads = (workspaceId: string): Read[] => [
  BillingAccount.get({ workspaceId }),
  ...usageReads(workspaceId),
];

/** Of a workspace, with what `billingReads` asked for. */
export const shownBilling = (workspace: WorkspaceItem, [account, ...counts]: (Item | undefined)[]): Promise<Billing> =>
  billingOf({ workspace, account: BillingAccount.parse({ Item: account }).data, counts });

type Standing = { workspace: WorkspaceItem; account: BillingAccountItem | null; counts: (Item | undefined)[] };

export async function billingOf({ workspace, account: data, counts }: Standing): Promise<Billing> {
  const plan = await planOf(workspace);
  const details = data && shownDetails(data);
  return {
    plan: { code: plan.code, name: plan.name, limits: plan.limits },
    ...standingOf(workspace, data?.subscription),
    trialEndsAt: plan.trialEndsAt,
    subscriptionRequiredAt: subscriptionRequiredAt(workspace, await graceDays()),
    ...shownSubscription(data?.subscription),
    scheduled: await scheduledIn(data?.subscription),
    vat: details && vatOf({ ...details.address, vatNumber: details.vatNumber }),
    usage: usesOf(plan.limits, counts),
    details,
    provider: env.STRIPE_SECRET_ID ? 'stripe' : 'none',
    version: data?.version ?? 0,
  };
}

/** What gives the plan. */
function standingOf(
  workspace: WorkspaceItem,
  subscription: SubscriptionState | undefined,
): Pick<Billing, 'source' | 'status'> {
  const lives = living(subscription);
  const source = sourceOf(workspace, lives !== undefined, new Date());
  if (lives) return { source, status: lives.status };
  if (source === 'manual') return { source, status: 'active' };
  if (source === 'trial') return { source, status: 'trialing' };
  return { source, status: subscription ? 'ended' : 'none' };
}

function shownSubscription(state: SubscriptionState | undefined) {
  const lives = living(state);
  return {
    interval: lives?.interval ?? null,
    amount: lives?.amount ?? null,
    currency: lives?.currency ?? null,
    currentPeriodEnd: lives?.periodEndsAt ?? null,
    cancelAt: lives?.cancelAt ?? null,
    paymentMethod: lives?.card ?? null,
    dunning: lives?.dunning ? shownDunning(lives.dunning) : null,
  };
}

async function scheduledIn(state: SubscriptionState | undefined): Promise<Billing['scheduled']> {
  const scheduled = living(state)?.scheduled;
  return scheduled ? { ...scheduled, planName: await planNameOf(scheduled.planCode) } : null;
}

/** For so many days Stripe tries a card again; then the subscription ends. */
const dunningDays = 14;

const shownDunning = (late: NonNullable<SubscriptionState['dunning']>): NonNullable<Billing['dunning']> => ({
  ...late,
  nextAttemptAt: late.nextAttemptAt ?? null,
  confirmUrl: late.confirmUrl ?? null,
  endsAt: new Date(Date.parse(late.since) + dunningDays * dayMs).toISOString(),
});
