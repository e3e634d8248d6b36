import { type Permission, platformPermissionsOf } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import { platformChain } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { heldPermissions } from '../../platform/identity/member.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';

/** Who acts on whom, as both stand now. */
export type AtHand = { by: UserItem; holds: ReadonlySet<Permission>; user: UserItem };

/** Reads both again: what the chain has read of who acts may have been taken from them since. */
export async function peopleAtHand(
  { userId: byId, member }: Actor,
  userId: string,
  beyond: 'beyond_own' | 'impersonation_refused' = 'beyond_own',
): Promise<AtHand> {
  const [byItem, userItem] = await readTogether([User.get({ userId: byId }), User.get({ userId })]);
  const by = User.parse({ Item: byItem }).data;
  const user = User.parse({ Item: userItem }).data;
  if (!by) throw new AppError('unauthorized');
  const holds = heldStill(by, member);
  if (!user) throw new AppError('not_found');
  // Nobody acts on who holds more of the platform than they do.
  if (!platformPermissionsOf(user).every((permission) => holds.has(permission))) throw new AppError(beyond);
  return { by, holds, user };
}

/** What who acts may do by now, as they were just read; refuses whoever may not look after people any more. */
export function heldStill(by: UserItem, member: Actor['member']): Set<Permission> {
  if (by.status === 'suspended') throw new AppError('account_suspended');
  const holds = heldPermissions(by, member);
  if (!holds.has('admin:users')) throw new AppError('forbidden');
  return holds;
}

/** Refuses a write when who acts administers no more as they did; a second reading tells. */
export const stillAdministers = (by: UserItem): Operation =>
  check(
    User.remove({ userId: by.userId }).where((attr, is) => standsAs(by, attr, is)),
    changedMeanwhile,
  );

type Where = Parameters<Parameters<ReturnType<typeof User.remove>['where']>[0]>;

/** That nobody has changed what a person is on the platform: each change of an administrator raises the version. */
export const standsAs = ({ role, status, version }: UserItem, attr: Where[0], is: Where[1]): string =>
  [
    version === undefined ? is.notExists(attr.version) : is.eq(attr.version, version),
    is.eq(attr.role, role),
    is.eq(attr.status, status),
  ].join(' AND ');

/** In the log of the platform, which is of no workspace. */
export const onPlatform = ({ userId, ip }: Actor) => ({ workspaceId: platformChain, userId, ip });
