import { type Permission, permissionsHere } from '../../../shared/kernel/permissions.ts';
import { env } from '../env.ts';
import type { MemberItem } from './member.entity.ts';
import type { UserItem } from './user.entity.ts';

/** Whether someone may not administer the platform yet, since they have no second factor and the stage asks for one. */
export const lacksSecondFactor = ({ role, secondFactorAt }: UserItem): boolean =>
  role === 'admin' && secondFactorAt === undefined && env.ADMIN_SECOND_FACTOR === 'required';

/** What a person may do in a workspace, and on the platform if they run it and have the second factor that it takes. */
export const heldPermissions = (user: UserItem, member: MemberItem): Set<Permission> =>
  permissionsHere(lacksSecondFactor(user) ? { role: 'member' } : user, member);
