import {
  type Permission,
  type Place,
  rolePermissions,
  type WorkspacePermission,
  workspacePermissions,
  workspacePermissionsOf,
} from '../kernel/permissions.ts';

/** What a role leaves to be given; owning a workspace comes with the role alone. */
export type Grantable = Exclude<WorkspacePermission, 'workspace:own'>;
export const grantablePermissions = workspacePermissions.filter(
  (permission): permission is Grantable => permission !== 'workspace:own',
);

/** What someone may give to others: what they hold, and who looks after the platform's people anything but a workspace. */
export function mayGive(holds: ReadonlySet<Permission>): ReadonlySet<Permission> {
  return holds.has('admin:users') ? new Set([...holds, ...grantablePermissions]) : holds;
}

/** What comes with a place that who may give no more than `giveable` cannot give, in the order of all permissions. */
export function beyond(giveable: ReadonlySet<Permission>, place: Place): WorkspacePermission[] {
  return [...workspacePermissionsOf(place)].filter((permission) => !giveable.has(permission));
}

type Difference = { grants: WorkspacePermission[]; refusals: WorkspacePermission[] };

/** What is kept of lists: grants that the role does not bring, refusals of what it brings; nothing of an owner, who has it all. */
export function differenceFrom({ role, grants = [], refusals = [] }: Place): Difference {
  const brings = new Set(rolePermissions[role]);
  return {
    grants: workspacePermissions.filter((permission) => grants.includes(permission) && !brings.has(permission)),
    refusals:
      role === 'owner'
        ? []
        : workspacePermissions.filter((permission) => refusals.includes(permission) && brings.has(permission)),
  };
}

/** What stands in both lists, so that it cannot be told what was meant. */
export const inBothLists = ({ grants = [], refusals = [] }: Omit<Place, 'role'>): WorkspacePermission[] =>
  grants.filter((permission) => refusals.includes(permission));

export type Giver = { userId: string; mayGive: ReadonlySet<Permission> };

/** Why someone may not give a place, or null. */
export function refusalToGive(giver: Giver, place: Place): 'beyond_own' | 'owner_whole' | null {
  if (beyond(giver.mayGive, place).length > 0) return 'beyond_own';
  return place.role === 'owner' && (place.refusals ?? []).length > 0 ? 'owner_whole' : null;
}

type Change = { userId: string; before: Place; after: Place };

/** Why someone may not give a member another place, or null. An owner may step down; that another one is left is counted. */
export function refusalToChange(
  giver: Giver,
  { userId, before, after }: Change,
): 'own_account' | 'beyond_own' | 'owner_whole' | null {
  const own = giver.userId === userId;
  if (own && (before.role !== 'owner' || after.role === 'owner')) return 'own_account';
  if (beyond(giver.mayGive, before).length > 0) return 'beyond_own';
  return refusalToGive(giver, after);
}
