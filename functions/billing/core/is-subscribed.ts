import { isOver } from '../../../shared/kernel/plans.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { BillingAccountItem, SubscriptionState } from './billing-account.entity.ts';

type Account = Pick<BillingAccountItem, 'subscription'> | null | undefined;

/** A subscription as long as it has not ended. */
export const living = (state: SubscriptionState | undefined): SubscriptionState | undefined =>
  state?.status === 'ended' ? undefined : state;

/** Whether a workspace is subscribed at Stripe. */
export const isSubscribed = (account: Account): boolean => living(account?.subscription) !== undefined;

/** Whether it has an offer that was agreed by hand: one above the smallest, which nothing at Stripe pays for, until its end. */
export const isAgreed = (
  { plan, paidUntil }: Pick<WorkspaceItem, 'plan' | 'paidUntil'>,
  account: Account,
  now: Date = new Date(),
): boolean => plan !== 'starter' && !isSubscribed(account) && !isOver({ paidUntil }, now);
