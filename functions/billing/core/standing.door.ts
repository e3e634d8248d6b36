import { createConversions } from 'electrodb';
import { monthlyUnits } from '../../../shared/rules/mrr.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { BillingAccount, type SubscriptionState } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';
import { priceOfState } from './price-spans.ts';
import { type Offer, sourceOf } from './source-of.ts';

// Of every workspace there is, for who looks after them: `BillingAccount.get` takes fifteen times as long over a key.
const { toKeys: accountKey } = createConversions(BillingAccount).byAccessPattern.byWorkspace.fromComposite;

export const standingRead = (workspaceId: string): Read => accountKey({ workspaceId });

/** What gives a workspace its plan, and what it brings, with what `standingRead` asked for. */
export function standingIn(workspace: WorkspaceItem, item: Item | undefined, now: Date) {
  const lives = living(BillingAccount.parse({ Item: item }).data?.subscription);
  const source = sourceOf(workspace, lives !== undefined, now);
  return {
    source,
    paidUntil: lives?.periodEndsAt ?? workspace.paidUntil ?? null,
    mrr: lives ? monthlyUnits(priceOfState(lives)) : source === 'manual' ? null : 0,
  };
}

/** Refuses a write once what was read of a subscription has changed. */
export function stillStands(workspaceId: string, item: Item | undefined): Operation {
  const { data } = BillingAccount.parse({ Item: item });
  const stands = data
    ? BillingAccount.remove({ workspaceId }).where((attr, { eq }) => eq(attr.version, data.version))
    : BillingAccount.delete({ workspaceId }).where((attr, { notExists }) => notExists(attr.version));
  return check(stands, changedMeanwhile);
}

/** What is read of an account to know whether a subscription lives. */
export const subscriptionFields = ['workspaceId', 'subscription'] as const;
export const subscribedIn = (item: Item | undefined): boolean =>
  living(item?.subscription as SubscriptionState | undefined) !== undefined;

/** What gives a workspace its plan. */
export const offerSource = (offer: Offer, isSubscribed: boolean, now: Date) => sourceOf(offer, isSubscribed, now);
