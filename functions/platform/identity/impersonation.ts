import { adminPermissions, permissionsHere } from '../../../shared/kernel/permissions.ts';
import { firstSupportAccess, type SupportAccess } from '../../../shared/kernel/support-access.ts';
import type { ImpersonationItem } from './impersonation.entity.ts';
import { heldPermissions, type MemberItem } from './member.entity.ts';
import { isOfEarlierStay } from './refuse-dead-session.ts';
import type { UserItem } from './user.entity.ts';
import type { WorkspaceItem } from './workspace.entity.ts';

/** All that it stands on, as each is now. */
export type Impersonated = {
  impersonation: ImpersonationItem | null;
  user: UserItem | null;
  member: MemberItem | null;
  workspace: WorkspaceItem | null;
  impersonator: UserItem | null;
};

type Whole = { [One in keyof Impersonated]: NonNullable<Impersonated[One]> };

/** What of it would let it go on, were there not an end to it by itself. */
export function isWhole(one: Impersonated): one is Whole {
  const { impersonation, user, member, workspace, impersonator } = one;
  if (!impersonation || !user || !member || !workspace || !impersonator) return false;
  const over = impersonation.endedAt !== undefined || impersonation.expiresAt <= new Date().toISOString();
  if (over || isOfEarlierStay(impersonation, member)) return false;
  const stand = user.status === 'active' && impersonator.status === 'active' && !impersonator.deletion;
  if (!stand || user.sessionEpoch !== impersonation.epoch) return false;
  if (impersonator.sessionEpoch !== impersonation.impersonatorEpoch) return false;
  // Of the platform a person holds the same wherever they are.
  return heldPermissions(impersonator, member).has('admin:users') && !runsPlatform(user, member);
}

/** Whether the workspace still lets them: what it has chosen since they began has ended them, whatever it was. */
export const isLetIn = ({ impersonation: { mode, createdAt }, workspace }: Whole): boolean =>
  opensTo(workspace, mode) && (workspace.supportAccessChangedAt ?? '') <= createdAt;

const opened: Record<SupportAccess, readonly SupportAccess[]> = { none: [], read: ['read'], write: ['read', 'write'] };

export const opensTo = (
  { supportAccess = firstSupportAccess }: Pick<WorkspaceItem, 'supportAccess'>,
  mode: ImpersonationItem['mode'],
): boolean => opened[supportAccess].includes(mode);

/** Whether someone looks after the platform in any way, with the second factor that it takes or without. */
export function runsPlatform(user: UserItem, member: MemberItem): boolean {
  const held = permissionsHere(user, member);
  return adminPermissions.some((permission) => held.has(permission));
}
