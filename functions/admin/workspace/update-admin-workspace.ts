import { reasonProblem } from '../../../shared/admin/setting-problems.ts';
import { updateAdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { offerProblems } from '../../../shared/admin/workspace.rules.ts';
import { noSuchPlan } from '../../../shared/billing/plan-code.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { type PlanLimits, planInForce } from '../../../shared/kernel/plans.ts';
import { offerIn } from '../../billing/core/offer.door.ts';
import { standingIn, stillStands } from '../../billing/core/standing.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type AuditValue, audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import type { Item } from '../../platform/db/read-together.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { event, mostNamed } from '../../platform/outbox/event.entity.ts';
import { findPlan, planOf } from '../../platform/plans/plan-versions.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';
import { heldStill, onPlatform, stillAdministers } from '../core/people-at-hand.ts';
import { type Asked, changedLimits, offerAfter } from './offer-after.ts';
import { teamOf, versionOf } from './shown-workspaces.ts';
import { WorkspaceChange } from './workspace-change.entity.ts';
import { shownDetail, workspaceAtHand } from './workspace-detail.ts';

type AtHand = Awaited<ReturnType<typeof workspaceAtHand>>;

/** Agrees an offer or limits with a workspace, suspends it or gives it back: it holds from the next call of anyone. */
export const handler = defineHandler(updateAdminWorkspace, async ({ actor, params: { id }, body }) => {
  const problem = reasonProblem({ danger: true }, body.reason);
  if (problem) throw invalidField('reason', problem);
  const { workspace, items } = await withFreshReads(async () => change(actor, await workspaceAtHand(id), body));
  return { workspace: await shownDetail(workspace, items) };
});

async function change(actor: Actor, { workspace: before, items }: AtHand, asked: Asked): Promise<AtHand> {
  const { data: by } = await User.get({ userId: actor.userId }).go({ consistent: true });
  if (!by) throw new AppError('unauthorized');
  heldStill(by, actor.member);
  if (versionOf(before) !== asked.version) throw new AppError('conflict');
  await refusePlan(before, asked);
  const now = new Date();
  const after = workspaceAfter(before, asked, now);
  const values = valuesOf(before, after);
  if (values.length === 0) return { workspace: before, items };
  const offer = values.filter(({ field }) => field !== 'status');
  const asksOffer = offer.some(({ field }) => offerFields.has(field));
  if (asksOffer && standingIn(before, items[0], now).source === 'stripe') throw new AppError('has_subscription');
  await write([
    stillAdministers(by),
    ...(asksOffer ? [stillStands(before.workspaceId, items[0])] : []),
    setting(before, after),
    markPeople([before.workspaceId], now),
    put(WorkspaceChange.create(decision(actor, { after, values, reason: asked.reason }, now))),
    ...(offer.length > 0 ? lines(actor, { type: 'workspace.offer_changed', after, values: offer }, now) : []),
    ...(before.suspendedAt === after.suspendedAt
      ? []
      : lines(actor, { ...suspension(after), after, values: values.filter(({ field }) => field === 'status') }, now)),
    ...(await tellings({ before, after, items, isOffer: offer.length > 0 }, now)),
  ]);
  return { workspace: after, items };
}

/** Of one that there is none of, and of an archived one that it does not have. */
async function refusePlan({ plan }: WorkspaceItem, { planCode }: Asked): Promise<void> {
  if (planCode === undefined || planCode === plan) return;
  const asked = await findPlan(planCode);
  if (!asked) throw invalidField('planCode', noSuchPlan);
  if (asked.unlisted) throw invalidField('planCode', offerProblems.archived);
}

const offerFields = new Set(['planCode', 'trialEndsAt', 'paidUntil']);

const suspension = ({ suspendedAt }: WorkspaceItem) =>
  ({ type: suspendedAt ? 'workspace.suspended' : 'workspace.restored' }) as const;

function workspaceAfter(before: WorkspaceItem, asked: Asked, now: Date): WorkspaceItem {
  const at = now.toISOString();
  const offer = offerAfter(before, asked, now);
  const suspendedAt =
    asked.status === undefined
      ? before.suspendedAt
      : asked.status === 'active'
        ? undefined
        : (before.suspendedAt ?? at);
  // Who falls back to the smallest offer has had another until now.
  const endsNow = offer.plan === 'starter' && before.plan !== 'starter';
  return {
    ...before,
    ...offer,
    ...(endsNow && { subscriptionEndedAt: at }),
    limits: asked.overrides ?? before.limits,
    suspendedAt,
    version: versionOf(before) + 1,
    updatedAt: at,
  };
}

const statusOf = ({ suspendedAt }: WorkspaceItem) => (suspendedAt ? 'suspended' : 'active');

/** What differs, before and after. */
function valuesOf(before: WorkspaceItem, after: WorkspaceItem): AuditValue[] {
  const value = (field: string, from: AuditValue['from'] = null, to: AuditValue['to'] = null) => ({ field, from, to });
  const limit = (limits: Partial<PlanLimits> | undefined, name: keyof PlanLimits) =>
    limits && name in limits ? (limits[name] ?? 'unlimited') : null;
  return [
    value('planCode', before.plan, after.plan),
    value('trialEndsAt', before.trialEndsAt, after.trialEndsAt),
    value('paidUntil', before.paidUntil, after.paidUntil),
    ...changedLimits(before.limits, after.limits).map((name) =>
      value(name, limit(before.limits, name), limit(after.limits, name)),
    ),
    value('status', statusOf(before), statusOf(after)),
  ].filter(({ from, to }) => from !== to);
}

/** On condition that all it stands on is as it was read. */
function setting(before: WorkspaceItem, after: WorkspaceItem): Operation {
  const { workspaceId, version, plan, taken } = before;
  const names = [
    'plan',
    'trialEndsAt',
    'paidUntil',
    'subscriptionEndedAt',
    'limits',
    'suspendedAt',
    'version',
    'updatedAt',
  ] as const;
  const set = Object.fromEntries(names.flatMap((name) => (after[name] === undefined ? [] : [[name, after[name]]])));
  const gone = (['trialEndsAt', 'paidUntil', 'suspendedAt'] as const).filter((name) => after[name] === undefined);
  return update(
    Workspace.patch({ workspaceId })
      .set(set)
      .remove(gone)
      .where((attr, is) =>
        [
          version === undefined ? is.notExists(attr.version) : is.eq(attr.version, version),
          is.eq(attr.plan, plan),
          taken ? is.exists(attr.taken) : is.notExists(attr.taken),
          is.notExists(attr.deletion.begunAt),
        ].join(' AND '),
      ),
    changedMeanwhile,
  );
}

type Decided = { after: WorkspaceItem; values: AuditValue[]; reason: string };

const decision = (actor: Actor, { after, values, reason }: Decided, now: Date) => ({
  ...{ workspaceId: after.workspaceId, changeId: newId('wkc', now), byId: actor.userId, reason },
  ...{ changed: values.map(({ field }) => field), at: now.toISOString() },
  ttl: Math.floor(now.getTime() / 1000) + keptDays.audit * daySeconds,
});

type Line = {
  type: 'workspace.suspended' | 'workspace.restored' | 'workspace.offer_changed';
  after: WorkspaceItem;
  values: AuditValue[];
};

/** In the log of the workspace, whom it concerns, and in that of the platform. */
function lines(actor: Actor, { type, after: { workspaceId }, values }: Line, now: Date): Operation[] {
  const act = { type, entityId: workspaceId, changed: values.map(({ field }) => field), values };
  return [audit({ ...onPlatform(actor), workspaceId }, act, now), audit(onPlatform(actor), act, now)];
}

type Told = { before: WorkspaceItem; after: WorkspaceItem; items: (Item | undefined)[]; isOffer: boolean };

/** Owners are told, in the product and by mail; webhooks of another plan. */
async function tellings({ before, after, items, isOffer }: Told, now: Date): Promise<Operation[]> {
  const { workspaceId, name } = after;
  const { ownerIds } = await teamOf(workspaceId);
  const onlyTo = ownerIds.slice(0, mostNamed);
  const { code: planCode, name: planName } = await planOf(after, now);
  const own = { entityId: workspaceId, onlyTo };
  const { 'support.email': support } = await readSystemSettings();
  return [
    ...(before.suspendedAt === after.suspendedAt
      ? []
      : [event(after, { ...own, ...suspension(after), data: { name, ...(support && { support }) } }, now)]),
    ...(isOffer
      ? [event(after, { ...own, type: 'workspace.offer_changed', data: { name, planCode, planName } }, now)]
      : []),
    ...(planInForce(before, now).planCode === planCode
      ? []
      : [
          event(
            after,
            { type: 'workspace.plan_changed', entityId: workspaceId, data: { billing: await offerIn(after, items) } },
            now,
          ),
        ]),
  ];
}
