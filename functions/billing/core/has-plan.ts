import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { BillingAccountItem } from './billing-account.entity.ts';

type Account = Pick<BillingAccountItem, 'subscription'> | null | undefined;

/** Whether a workspace is subscribed at Stripe. */
export const isSubscribed = (account: Account): boolean =>
  account?.subscription !== undefined && account.subscription.status !== 'ended';

/** Whether it has an offer that was agreed by hand: one above the smallest, which nothing at Stripe pays for. */
export const isAgreed = ({ plan }: Pick<WorkspaceItem, 'plan'>, account: Account): boolean =>
  plan !== 'starter' && !isSubscribed(account);

/** Whether there is nothing to be sold to a workspace. */
export const hasPlan = (workspace: Pick<WorkspaceItem, 'plan'>, account: Account): boolean =>
  isSubscribed(account) || isAgreed(workspace, account);
