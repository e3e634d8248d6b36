import type { Permission } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { heldPermissions } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { onPlatform, stillAdministers } from './people-at-hand.ts';

/** Who acts, for what other words write: read again at each try, since what the chain has read may have been taken from them. */
export const actingAdmin = (actor: Actor, permission: Permission) => ({
  by: onPlatform(actor),
  still: async (): Promise<Operation> => {
    const { data: by } = await User.get({ userId: actor.userId }).go({ consistent: true });
    if (!by) throw new AppError('unauthorized');
    if (by.status === 'suspended') throw new AppError('account_suspended');
    if (!heldPermissions(by, actor.member).has(permission)) throw new AppError('forbidden');
    return stillAdministers(by);
  },
});
