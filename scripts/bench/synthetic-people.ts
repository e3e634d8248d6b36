import type { SubscriptionState } from '../../functions/billing/core/billing-account.entity.ts';
import { BillingAccount } from '../../functions/billing/core/billing-account.entity.ts';
import { putAll } from '../../functions/platform/db/put-all.ts';
import { listedPerson } from '../../functions/platform/identity/listed-person.entity.ts';
import { Member, type MemberItem, newMember } from '../../functions/platform/identity/member.entity.ts';
import { newUser, User, type UserItem } from '../../functions/platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../functions/platform/identity/workspace.entity.ts';
import { listed } from '../../functions/platform/identity/workspace-list.entity.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { planCodes } from '../../shared/kernel/plans.ts';
import { firstNames, lastNames } from '../local/demo-prospects/people.ts';

const names = [...firstNames.female, ...firstNames.male];
export const searchedNames = [...names, ...lastNames];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Of three, one that pays for what it has and one that tries it. */
function workspaceAt(at: number): WorkspaceItem {
  const born = daysAgo(2 + (at % 700));
  return {
    workspaceId: newId('wks', born),
    name: `${pick(lastNames, at * 7)} & ${pick(lastNames, at * 3)} ${at}`,
    plan: at % 3 === 0 ? pick(planCodes, at) : 'starter',
    ...(at % 3 === 1 && { trialEndsAt: daysAgo((at % 60) - 10).toISOString() }),
    ...(at % 97 === 0 && { suspendedAt: daysAgo(1).toISOString() }),
    createdAt: born.toISOString(),
    updatedAt: born.toISOString(),
  };
}

function accountOf({ workspaceId }: WorkspaceItem, at: number) {
  const subscription: SubscriptionState = {
    ...{ subscriptionId: `sub_${at}`, status: 'active', planCode: 'professional', planVersion: 1, interval: 'month' },
    ...{ amount: 9900, currency: 'EUR', periodEndsAt: daysAgo(-12).toISOString() },
  };
  const details = {
    ...{ legalName: `Agence ${at} SAS`, line1: `${at} rue de la Paix`, postalCode: '75002', city: 'Paris' },
    ...{ country: 'FR', email: `compta-${at}@agence.example` },
  };
  const now = new Date().toISOString();
  const entity = { workspaceId, details, customerId: `cus_${at}`, shard: String(at % 4), subscription };
  return BillingAccount.put({ ...entity, version: 1, createdAt: now, updatedAt: now } as never);
}

function personAt(at: number, workspaceIds: string[]): UserItem {
  const born = daysAgo(1 + (at % 650));
  const named = {
    email: `p${at}@agence-${at % 4_000}.example`,
    firstName: pick(names, at),
    lastName: pick(lastNames, at * 11),
    company: undefined,
  };
  const user = { ...newUser({ ...named, passwordHash: 'none' }, born), workspaceIds };
  return { ...user, userId: newId('usr', born), homeWorkspaceId: workspaceIds[0] };
}

/** Each workspace has its owner; who comes after joins one of them, of ten one joins a second. */
function placesOf(at: number, workspaces: readonly WorkspaceItem[]): string[] {
  const first = at < workspaces.length ? at : (at * 7) % workspaces.length;
  const second = at % 10 === 3 ? [(at * 13 + 5) % workspaces.length] : [];
  return [...new Set([first, ...second])].flatMap((index) => workspaces[index]?.workspaceId ?? []);
}

function memberOf(user: UserItem, workspaceId: string, at: number, role: 'owner' | 'member'): MemberItem {
  const member = newMember({ workspaceId, userId: user.userId, role }, daysAgo(1 + (at % 600)));
  return { ...member, ...(at % 5 > 0 && { lastSeenAt: daysAgo(at % 90).toISOString() }) };
}

/** People and workspaces as they stand days after they came: without the marks of their coming, which nobody reads again. */
export async function fillPeople(sizes: { people: number; workspaces: number }): Promise<void> {
  const workspaces = Array.from({ length: sizes.workspaces }, (_, at) => workspaceAt(at));
  await putAll(workspaces, (workspace) => Workspace.put(workspace));
  await putAll(workspaces, ({ workspaceId }) => listed(workspaceId));
  const paying = workspaces.map((workspace, at) => ({ workspace, at })).filter(({ at }) => at % 3 === 0);
  await putAll(paying, ({ workspace, at }) => accountOf(workspace, at));
  const people = Array.from({ length: sizes.people }, (_, at) => personAt(at, placesOf(at, workspaces)));
  await putAll(people, (user) => User.put(user));
  await putAll(people, ({ userId }) => listedPerson(userId));
  const members = people.flatMap((user, at) =>
    [...(user.workspaceIds ?? [])].map((workspaceId, place) =>
      memberOf(user, workspaceId, at, place === 0 && at < workspaces.length ? 'owner' : 'member'),
    ),
  );
  await putAll(members, (member) => Member.put(member));
}
