import { adminPermissions } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { heldPermissions } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';

/** Who acts on whom, as both stand now. */
export type AtHand = { by: UserItem; user: UserItem };

/** Reads both again: what the chain has read of who acts may have been taken from them since. */
export async function peopleAtHand({ userId: byId, member }: Actor, userId: string): Promise<AtHand> {
  const [byItem, userItem] = await readTogether([User.get({ userId: byId }), User.get({ userId })]);
  const by = User.parse({ Item: byItem }).data;
  const user = User.parse({ Item: userItem }).data;
  if (!by) throw new AppError('unauthorized');
  if (by.status === 'suspended') throw new AppError('account_suspended');
  const holds = heldPermissions(by, member);
  if (!holds.has('admin:users')) throw new AppError('forbidden');
  if (!user) throw new AppError('not_found');
  // Nobody acts on who holds more of the platform than they do.
  if (user.role === 'admin' && !adminPermissions.every((permission) => holds.has(permission)))
    throw new AppError('beyond_own');
  return { by, user };
}

/** Refuses a write when who acts administers no more as they did; a second reading tells. */
export const stillAdministers = ({ userId, role, status }: UserItem): Operation =>
  check(
    User.remove({ userId }).where((attr, { eq }) => `${eq(attr.role, role)} AND ${eq(attr.status, status)}`),
    changedMeanwhile,
  );

/** In the log of the platform, which is of no workspace. */
export const onPlatform = ({ userId, ip }: Actor) => ({ workspaceId: platformChain, userId, ip });
