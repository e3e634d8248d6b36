import { getUserPermissions } from '../../../shared/admin/permission.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { shownPermissions } from './shown-permissions.ts';

export const handler = defineHandler(getUserPermissions, async ({ actor, params: { id: userId }, query }) => {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user) throw new AppError('not_found');
  const workspaceId = query.workspaceId ?? firstOf(user);
  if (workspaceId === undefined) return { permissions: await shownPermissions({ user, member: null }, actor) };
  const { data: member } = await Member.get({ workspaceId, userId }).go({ consistent: true });
  if (!member) throw new AppError('not_found');
  return { permissions: await shownPermissions({ user, member }, actor) };
});

/** Where a sign-in leads, while they are in there. */
const firstOf = ({ homeWorkspaceId = '', workspaceIds = [] }: UserItem): string | undefined =>
  workspaceIds.includes(homeWorkspaceId) ? homeWorkspaceId : [...workspaceIds].sort()[0];
