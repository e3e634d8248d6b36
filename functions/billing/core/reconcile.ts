import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { findPlan, planNameOf } from '../../platform/plans/plan-versions.ts';
import {
  BillingAccount,
  type BillingAccountItem,
  type PriceSpan,
  type SubscriptionState,
} from './billing-account.entity.ts';
import { knownCustomer } from './customer.ts';
import { endDoubles } from './end-doubles.ts';
import { followWorkspace } from './follow-workspace.ts';
import { living } from './is-subscribed.ts';
import { newsOf } from './news-of.ts';
import { planWrites } from './plan-writes.ts';
import { spansNow } from './price-spans.ts';
import { scheduleOf } from './schedule.ts';
import { UnknownSubscription, versionSold } from './sold-by.ts';
import { chosenOf, isAlive, stateOf } from './subscription-state.ts';
import { tellCustomer, tellTaxRate } from './tell-details.ts';
import { waitsForHolder } from './waits-for-holder.ts';

/** What subscriptions are read with. */
const expand = ['data.default_payment_method', 'data.latest_invoice'];

/** Whom Stripe knows, as they were read. */
export type Billed = { account: BillingAccountItem; customer: Stripe.Customer };

/**
 * Brings what we keep of a workspace's subscription to what Stripe says now: whatever told us to look, however often and in
 * whatever order, it ends the same. Answers whom it looked at; it throws when Stripe says what we do not understand, and
 * nothing of ours changes.
 */
export const reconcile = (stripe: Stripe, workspaceId: string): Promise<Billed | null> =>
  withFreshReads(() => reconcileOnce(stripe, workspaceId));

async function reconcileOnce(stripe: Stripe, workspaceId: string): Promise<Billed | null> {
  const { data: account } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
  if (!account?.customerId) return null;
  const customer = await knownCustomer(stripe, account.customerId);
  const { chosen, doubles } = chosenOf(customer ? await subscriptionsOf(stripe, customer.id) : []);
  await endDoubles(stripe, doubles);
  const schedule = chosen ? await scheduleOf(stripe, chosen) : null;
  if (customer && chosen && isAlive(chosen)) {
    await tellCustomer(stripe, customer, account);
    await tellTaxRate(stripe, { subscription: chosen, schedule }, account);
    if (await followWorkspace(stripe, account, chosen)) return reconcileOnce(stripe, workspaceId);
  }
  const next = chosen
    ? await nextState(stripe, { chosen, schedule }, account.subscription)
    : gone(account.subscription);
  const now = new Date();
  const spans = spansNow(account, { chosen, next }, now);
  const isKept = isDeepStrictEqual(spans, account.spans ?? []);
  if (!isDeepStrictEqual(next, account.subscription)) await write(await writesOf(account, { next, spans, now }));
  else if (!isKept) await write([accountWrite(account, { next, spans, now }), markPeople([workspaceId], now)]);
  return customer && { account, customer };
}

/** All that a customer ever had. */
export const subscriptionsOf = (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> =>
  stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand }).autoPagingToArray({ limit: 1_000 });

type Read = { chosen: Stripe.Subscription; schedule: Stripe.SubscriptionSchedule | null };

/** The version is what Stripe notes of the sale. Of what was sold before that was noted, or by hand there: who keeps their plan keeps its version, at first the first. */
export async function nextState(
  stripe: Stripe,
  { chosen, schedule }: Read,
  before: SubscriptionState | undefined,
): Promise<SubscriptionState> {
  const next = withKnownPage(
    stateOf(chosen, { schedule, waitsForHolder: await waitsForHolder(stripe, chosen) }),
    before,
  );
  const sold = await findPlan(next.planCode);
  if (!sold) throw new UnknownSubscription(`${chosen.id} is of ${next.planCode}, a plan that there is none of`);
  const keeps =
    before?.subscriptionId === next.subscriptionId &&
    before.planCode === next.planCode &&
    before.interval === next.interval;
  const planVersion = versionSold(chosen, next) ?? (keeps ? (before.planVersion ?? 1) : sold.version);
  return { ...next, planVersion };
}

/** The page of a payment has another address at each reading, and each leads there: the first one is kept, or each reading would be a change. */
function withKnownPage(next: SubscriptionState, before: SubscriptionState | undefined): SubscriptionState {
  const [late, known] = [next.dunning, before?.dunning];
  if (!late?.confirmUrl || !known?.confirmUrl || late.since !== known.since) return next;
  return { ...next, dunning: { ...late, confirmUrl: known.confirmUrl } };
}

/** Of one that is nowhere any more, what it was, ended. */
function gone(before: SubscriptionState | undefined): SubscriptionState | undefined {
  if (!before) return undefined;
  const { cancelAt: _, scheduled: __, dunning: ___, card: ____, ...kept } = before;
  return { ...kept, status: 'ended' };
}

type Become = { next: SubscriptionState | undefined; spans: PriceSpan[]; now: Date };

const accountWrite = ({ workspaceId, version }: BillingAccountItem, { next, spans, now }: Become): Operation =>
  update(
    BillingAccount.patch({ workspaceId })
      .set({ subscription: next, spans, version: version + 1, updatedAt: now.toISOString() })
      .where((attr, { eq }) => eq(attr.version, version)),
    changedMeanwhile,
  );

async function writesOf(account: BillingAccountItem, become: Become): Promise<Operation[]> {
  const { workspaceId, subscription: before, version } = account;
  const { next, now } = become;
  const planName = next ? await planNameOf(next.planCode) : null;
  return [
    accountWrite(account, become),
    // Administrators find it by whether it pays, and what.
    markPeople([workspaceId], now),
    ...(await planWrites({ ...account, subscription: next, version: version + 1 }, before, now)),
    ...newsOf({ before, next, planName }).map((told) =>
      event({ workspaceId }, { ...told, entityId: workspaceId }, now),
    ),
    audit(
      bySystem({ workspaceId }),
      { type: typeOf(before, next), entityId: workspaceId, changed: changedIn(before, next) },
      now,
    ),
  ];
}

function typeOf(before: SubscriptionState | undefined, next: SubscriptionState | undefined) {
  const [lived, lives] = [living(before), living(next)];
  if (lives && lived?.subscriptionId !== lives.subscriptionId) return 'billing.subscribed';
  return lived && !lives ? 'billing.subscription_ended' : 'billing.subscription_changed';
}

const told = ['planCode', 'interval', 'status', 'cancelAt', 'scheduled', 'card', 'periodEndsAt'] as const;

const changedIn = (before: SubscriptionState | undefined, next: SubscriptionState | undefined): string[] =>
  told.filter((field) => !isDeepStrictEqual(before?.[field], next?.[field]));
