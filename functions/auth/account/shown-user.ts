import type { User as ShownUser } from '../../../shared/auth/auth.contract.ts';
import { type Item, type Read, readTogether } from '../../platform/db/read-together.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { heldPermissions, Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { lacksSecondFactor, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { flagsOf } from '../../platform/system/flags-of.ts';

/** A person in one of their workspaces. */
export type Standing = {
  user: UserItem;
  member: MemberItem;
  workspace: WorkspaceItem;
  impersonatedBy?: ShownUser['impersonatedBy'];
};

/** What is read to name other workspaces of a person: for each, their place in it and itself. */
export const otherReads = (userId: string, workspaceIds: string[]): Read[] =>
  workspaceIds.flatMap((workspaceId) => [Member.get({ workspaceId, userId }), Workspace.get({ workspaceId })]);

export const otherWorkspaces = ({ workspaceIds = [] }: UserItem, here: string): string[] =>
  workspaceIds.filter((workspaceId) => workspaceId !== here).sort();

/** A person as the API answers them; `items` are those of `otherReads`, where they were read already. */
export async function readShownUser(
  { user, member, workspace, impersonatedBy = null }: Standing,
  items?: (Item | undefined)[],
): Promise<ShownUser> {
  const others = otherReads(user.userId, otherWorkspaces(user, workspace.workspaceId));
  const [found, plan, flags] = await Promise.all([
    items ?? readTogether(others),
    planOf(workspace),
    flagsOf(workspace.workspaceId),
  ]);
  return { ...shownUser({ user, member, workspace }, plan, standingsIn(found)), flags, impersonatedBy };
}

/** Of what `otherReads` asked for, those workspaces where the person has a place. */
export function standingsIn(items: (Item | undefined)[]): Omit<Standing, 'user'>[] {
  return items.flatMap((item, index) => {
    if (index % 2 === 1) return [];
    const member = Member.parse({ Item: item }).data;
    const workspace = Workspace.parse({ Item: items[index + 1] }).data;
    return member && workspace && !workspace.deletion?.begunAt ? [{ member, workspace }] : [];
  });
}

function shownStop(user: UserItem): ShownUser['mailStop'] {
  const stop = mailStopOf(user);
  return stop && { reason: stop.reason, at: stop.at };
}

type Planned = { requestedAt: string; deletesAt: string };

const plannedOf = ({ deletion }: { deletion?: Planned | undefined }): Planned | null =>
  deletion ? { requestedAt: deletion.requestedAt, deletesAt: deletion.deletesAt } : null;

function shownUser(
  { user, member, workspace }: Standing,
  plan: ShownUser['plan'],
  others: Omit<Standing, 'user'>[],
): Omit<ShownUser, 'impersonatedBy' | 'flags'> {
  const workspaces = [{ member, workspace }, ...others].map((one) => ({
    id: one.workspace.workspaceId,
    name: one.workspace.name,
    role: one.member.role,
  }));
  return {
    id: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company ?? null,
    role: user.role,
    workspaceRole: member.role,
    permissions: [...heldPermissions(user, member)],
    lacksSecondFactor: lacksSecondFactor(user),
    workspaceId: workspace.workspaceId,
    workspaces: workspaces.sort((a, b) => a.name.localeCompare(b.name, 'fr') || (a.id < b.id ? -1 : 1)),
    plan,
    mailStop: shownStop(user),
    deletion: plannedOf(user),
    workspaceDeletion: plannedOf(workspace),
    workspaceSuspendedAt: workspace.suspendedAt ?? null,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
