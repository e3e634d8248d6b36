import { workspacePermissions, workspacePermissionsOf } from '../../../shared/kernel/permissions.ts';
import type { Person } from '../../platform/identity/active-people.ts';

/** A member as the API answers them. */
export function shownMember({ user, member }: Person) {
  const { userId, role, grants = [], refusals = [], lastSeenAt, joinedAt, version } = member;
  const effective = workspacePermissionsOf(member);
  return {
    userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role,
    permissions: workspacePermissions.filter((permission) => effective.has(permission)),
    grants,
    refusals,
    status: user.status,
    lastSeenAt: lastSeenAt ?? null,
    joinedAt,
    version,
  };
}
