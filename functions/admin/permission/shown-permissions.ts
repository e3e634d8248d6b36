import type { PermissionRow, UserPermissions } from '../../../shared/admin/permission.contract.ts';
import { permissionLabel } from '../../../shared/kernel/permission-labels.ts';
import {
  adminPermissions,
  type Permission,
  platformPermissionsOf,
  rolePermissions,
  type WorkspacePermission,
  workspacePermissions,
  workspacePermissionsOf,
} from '../../../shared/kernel/permissions.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { MemberItem } from '../../platform/identity/member.entity.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { versionOf } from '../core/shown-people.ts';

/** A person, and their place in the workspace that is looked at: none of who is in no workspace. */
export type Standing = { user: UserItem; member: MemberItem | null };

/** One number for both, since each of them only grows. */
export const standingVersion = ({ user, member }: Standing): number => versionOf(user) + (member?.version ?? 0);

type Looker = Pick<Actor, 'userId' | 'permissions'>;

/** What someone may do, row by row, as whoever looks may change it. */
export async function shownPermissions({ user, member }: Standing, looker: Looker): Promise<UserPermissions> {
  const { knownRoutes } = await import('./known-routes.ts');
  const asking = (permission: string) => knownRoutes.filter((one) => one.permission === permission).length;
  const row = (
    permission: Permission,
    of: Omit<PermissionRow, 'permission' | 'word' | 'verb' | 'label' | 'routes'>,
  ) => {
    const [word = '', verb = ''] = permission.split(':');
    return { permission, word, verb, label: permissionLabel(permission), ...of, routes: asking(permission) };
  };
  const outOfReach =
    looker.userId === user.userId ||
    !platformPermissionsOf(user).every((permission) => looker.permissions.has(permission));
  return {
    userId: user.userId,
    workspaceId: member?.workspaceId ?? null,
    role: user.role,
    workspaceRole: member?.role ?? null,
    rows: member
      ? workspacePermissions.map((permission) => row(permission, placeRow(member, permission, outOfReach)))
      : [],
    adminRows: adminPermissions.map((permission) => {
      const base = user.role === 'admin';
      const effective = platformPermissionsOf(user).includes(permission);
      const source = base ? 'role' : effective ? 'granted' : 'none';
      return row(permission, {
        base,
        effective,
        source,
        locked: outOfReach || base || !looker.permissions.has(permission),
      });
    }),
    routes: { all: knownRoutes.length, open: asking('public') + asking('user'), anyAdmin: asking('admin:any') },
    version: standingVersion({ user, member }),
  };
}

function placeRow(member: MemberItem, permission: WorkspacePermission, outOfReach: boolean) {
  const base = rolePermissions[member.role].includes(permission);
  const effective = workspacePermissionsOf(member).has(permission);
  const source = base ? (effective ? 'role' : 'refused') : effective ? 'granted' : 'none';
  const locked = outOfReach || member.role === 'owner' || permission === 'workspace:own';
  return { base, effective, source, locked } as const;
}
