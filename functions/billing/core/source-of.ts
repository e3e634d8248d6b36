import type { Billing } from '../../../shared/billing/billing.ts';
import { isOver, planInForce } from '../../../shared/kernel/plans.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

/** What the plan of a workspace follows from. */
export type Offer = Pick<WorkspaceItem, 'plan' | 'taken' | 'trialEndsAt' | 'paidUntil'>;

/** What gives a workspace its plan. */
export function sourceOf(workspace: Offer, isSubscribed: boolean, now: Date): Billing['source'] {
  if (isSubscribed) return 'stripe';
  if (workspace.plan !== 'starter' && !isOver(workspace, now)) return 'manual';
  return planInForce(workspace, now).trialEndsAt ? 'trial' : 'none';
}
