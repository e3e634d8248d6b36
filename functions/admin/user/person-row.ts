import type { AdminUser } from '../../../shared/admin/user.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type PlanCode, planInForce } from '../../../shared/kernel/plans.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { statusOf } from '../core/shown-people.ts';
import { untilAnEnd } from '../core/until-an-end.ts';

/** What is read of a person to find them. */
export const userFields = [
  'userId',
  'email',
  'firstName',
  'lastName',
  'role',
  'status',
  'deletion',
  'workspaceIds',
  'createdAt',
] as const;
type Found = Pick<UserItem, (typeof userFields)[number]>;

/** What the plan of a workspace follows from: it changes by the clock too, at the end of a trial. */
export const workspaceFields = [
  'workspaceId',
  'plan',
  'taken',
  'trialEndsAt',
  'paidUntil',
  'subscriptionEndedAt',
] as const;
export type PlanRow = Pick<WorkspaceItem, (typeof workspaceFields)[number]>;

/** A person as they are searched, sorted and counted. */
export type PersonRow = {
  userId: string;
  /** The words that a search looks at, each after a space. */
  text: string;
  /** What the list by name goes by. */
  nameKey: string;
  role: AdminUser['role'];
  status: AdminUser['status'];
  createdAt: string;
  /** As `lastSeenDay`, of Paris. */
  createdDay: string;
  /** A day of Paris: more changes with every visit. */
  lastSeenDay: string | null;
  workspaceIds: readonly string[];
};

export function personRow(user: Found, lastSeenAt: string | undefined): PersonRow {
  const { userId, firstName, lastName, email, role, createdAt, workspaceIds = [] } = user;
  const words = (text: string) => foldedWords(text).join(' ');
  return {
    userId,
    text: ` ${words(`${firstName} ${lastName}`)} ${words(email)}`,
    nameKey: `${words(`${lastName} ${firstName}`)} ${email}`,
    role,
    status: statusOf(user),
    createdAt,
    createdDay: parisDay(new Date(createdAt)),
    lastSeenDay: lastSeenAt ? parisDay(new Date(lastSeenAt)) : null,
    workspaceIds: [...workspaceIds],
  };
}

export const planCodeOf = untilAnEnd((workspace: PlanRow, now): PlanCode => planInForce(workspace, now).planCode);
