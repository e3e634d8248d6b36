import type { User as ShownUser } from '../../../shared/auth/auth.contract.ts';
import { rolePermissions } from '../../../shared/kernel/permissions.ts';
import { currentPlan } from '../../../shared/kernel/plans.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

/** A person as the API answers them, with what their workspace may do. */
export function shownUser(user: UserItem, workspace: WorkspaceItem, now: Date = new Date()): ShownUser {
  return {
    id: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    company: user.company ?? null,
    role: user.role,
    permissions: [...rolePermissions[user.role]],
    workspaceId: user.workspaceId,
    plan: currentPlan(workspace, now),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}

/** The same, of someone whose workspace was not read. */
export async function readShownUser(user: UserItem): Promise<ShownUser> {
  const { data: workspace } = await Workspace.get(user).go({ consistent: true });
  if (!workspace) throw new Error(`User ${user.userId} has no workspace`);
  return shownUser(user, workspace);
}
