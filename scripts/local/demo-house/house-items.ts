import {
  accountShardOf,
  BillingAccount,
  type PriceSpan,
  type SubscriptionState,
} from '../../../functions/billing/core/billing-account.entity.ts';
import { living } from '../../../functions/billing/core/is-subscribed.ts';
import { keyOf } from '../../../functions/platform/db/key-of.ts';
import { EmailLock } from '../../../functions/platform/identity/email-lock.entity.ts';
import { listedPerson } from '../../../functions/platform/identity/listed-person.entity.ts';
import { Member, newMember } from '../../../functions/platform/identity/member.entity.ts';
import { Team } from '../../../functions/platform/identity/team.entity.ts';
import { newUser, User } from '../../../functions/platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../../functions/platform/identity/workspace.entity.ts';
import { listed } from '../../../functions/platform/identity/workspace-list.entity.ts';
import { Deletion, plannedDeletion } from '../../../functions/settings/deletion/deletion.entity.ts';
import { Invitation, InvitationLock, waitingFrom } from '../../../functions/team/invitation/invitation.entity.ts';
import { InvitationLink } from '../../../functions/team/invitation/invitation-link.entity.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { trialEnd } from '../../../shared/kernel/plans.ts';
import { termOf } from './contracts.ts';
import type { Guest, House, Person } from './draw-house.ts';
import { momentOf } from './story.ts';

type Put = { params: <P>() => P };

/** What Stripe says of a workspace, as a reconciliation reads it. */
export type Billed = {
  customerId: string;
  subscription: SubscriptionState | undefined;
  spans: PriceSpan[];
  endedAt: string | undefined;
  changes: number;
  changedAt: Date;
};

/** As the workspace stands today, with those who are in it and are invited. */
export function houseItems(
  house: House,
  { today, passwordHash, billed }: { today: Date; passwordHash: string; billed: Billed | undefined },
): Put[] {
  const { workspaceId, people, guests } = house;
  const workspace = workspaceOf(house, today, billed);
  return [
    Workspace.put(workspace),
    listed(workspaceId),
    Team.put({ workspaceId, owners: 1, seats: people.length + guests.length }),
    ...people.flatMap((person) => personItems(house, person, passwordHash)),
    ...guests.flatMap((guest) => guestItems(house, guest)),
    ...accountItems(house, today, billed),
    ...(workspace.deletion
      ? [
          Deletion.put(
            plannedDeletion(
              { subjectId: workspaceId, scope: 'workspace', ...pickDeletion(workspace.deletion) },
              workspace.deletion.deletesAt,
            ),
          ),
        ]
      : []),
  ];
}

const pickDeletion = ({ requestedAt, byId }: NonNullable<WorkspaceItem['deletion']>) => ({ requestedAt, byId });

function personItems({ workspaceId, demo }: House, person: Person, passwordHash: string): Put[] {
  const { userId, email, firstName, lastName, joinedAt, lastSeenAt, suspendedAt } = person;
  const company = person.role === 'owner' ? demo.name : undefined;
  const at = joinedAt.toISOString();
  const user = newUser({ email, passwordHash, firstName, lastName, company }, joinedAt);
  return [
    User.put({
      ...user,
      userId,
      emailProvenAt: at,
      workspaceIds: [workspaceId],
      homeWorkspaceId: workspaceId,
      ...(suspendedAt && {
        ...{ status: 'suspended', sessionEpoch: 2, version: 2 },
        updatedAt: suspendedAt.toISOString(),
      }),
    }),
    EmailLock.put({ emailKey: keyOf(email), userId }),
    listedPerson(userId),
    Member.put({
      ...newMember({ workspaceId, userId, role: person.role }, joinedAt),
      lastSeenAt: lastSeenAt.toISOString(),
    }),
  ];
}

function guestItems({ workspaceId, people: [owner] }: House, { invitationId, email, role, at }: Guest): Put[] {
  const waits = waitingFrom(invitationId, at);
  // Its mail left then: nobody has its link.
  const linkKey = keyOf(`link of ${invitationId}`);
  return [
    Invitation.put({
      ...{ workspaceId, invitationId, email, role, linkKey, ...waits },
      invitedBy: { id: owner.userId, name: `${owner.firstName} ${owner.lastName}` },
      createdAt: at.toISOString(),
    }),
    InvitationLock.put({ workspaceId, emailKey: keyOf(email), invitationId }),
    InvitationLink.put({ linkKey, workspaceId, invitationId, ttl: Math.floor(Date.parse(waits.expiresAt) / 1_000) }),
  ];
}

/** When someone said whom to bill, if anybody did: a day before what was first paid for. */
export function detailsSince({ steps, demo, born }: House, today: Date): Date | null {
  const first = steps[0]?.at ?? (demo.contract && momentOf(today, demo.contract.ago, `contract ${demo.slug}`));
  return first ? new Date(Math.max(born.getTime() + 3_600_000, first.getTime() - 86_400_000)) : null;
}

function accountItems(house: House, today: Date, billed: Billed | undefined): Put[] {
  const { workspaceId, details, demo } = house;
  const since = detailsSince(house, today);
  if (!since) return [];
  const createdAt = since.toISOString();
  return [
    BillingAccount.put({
      ...{ workspaceId, details, createdAt, version: 1 + (billed?.changes ?? 0) },
      updatedAt: billed?.changedAt.toISOString() ?? createdAt,
      ...(billed && {
        ...{ customerId: billed.customerId, shard: accountShardOf(workspaceId), subscription: billed.subscription },
        spans: billed.spans,
        ...(demo.closes !== undefined && { endsWithWorkspace: true }),
      }),
    }),
  ];
}

function workspaceOf(house: House, today: Date, billed: Billed | undefined): WorkspaceItem {
  const { demo, workspaceId, born, people } = house;
  const at = born.toISOString();
  const suspendedAt = demo.suspended && momentOf(today, demo.suspended.ago, `suspension ${demo.slug}`).toISOString();
  const changes = Number(demo.contract !== undefined) + Number(suspendedAt !== undefined);
  const asked = demo.closes === undefined ? null : momentOf(today, demo.closes, `closing ${demo.slug}`);
  return {
    ...{ workspaceId, name: demo.name, createdAt: at, updatedAt: suspendedAt ?? billed?.changedAt.toISOString() ?? at },
    ...offerOf(house, today, billed),
    ...(suspendedAt && { suspendedAt }),
    ...(changes > 0 && { version: 1 + changes }),
    ...(asked && {
      deletion: {
        requestedAt: asked.toISOString(),
        deletesAt: new Date(asked.getTime() + keptDays.closing * dayMs).toISOString(),
        byId: people[0].userId,
      },
    }),
  };
}

function offerOf(
  house: House,
  today: Date,
  billed: Billed | undefined,
): Pick<WorkspaceItem, 'plan'> & Partial<WorkspaceItem> {
  const { contract } = house.demo;
  if (contract)
    return {
      plan: contract.plan,
      paidUntil: termOf(house, contract, today).until.toISOString(),
      ...(contract.limits && { limits: contract.limits }),
    };
  const lives = living(billed?.subscription);
  if (lives) return { plan: lives.planCode, taken: { planCode: lives.planCode, version: lives.planVersion ?? 1 } };
  if (billed?.subscription) return { plan: 'starter', ...(billed.endedAt && { subscriptionEndedAt: billed.endedAt }) };
  return { plan: 'starter', trialEndsAt: trialEnd(house.born).toISOString() };
}

export const personIds = (houses: readonly House[]): string[] =>
  houses.flatMap(({ workspaceId, people }) => [workspaceId, ...people.map(({ userId }) => userId)]);
