import { updateUser } from '../../../shared/admin/user.contract.ts';
import { platformPermissionsOf } from '../../../shared/kernel/permissions.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { administratorsAfter } from '../../platform/identity/administrators.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { onPlatform, peopleAtHand, standsAs, stillAdministers } from '../core/people-at-hand.ts';
import { shownPerson, versionOf } from '../core/shown-people.ts';
import { soleOwnerOf } from './sole-owner-of.ts';

type Asked = ParsedInput<typeof updateUser>['body'];

/** Changes what someone is on the platform. A suspension ends their sessions at once, and is told by mail. */
export const handler = defineHandler(updateUser, async ({ actor, params: { id }, body }) => {
  if (actor.userId === id) throw new AppError('own_account');
  const { before, user } = await withFreshReads(() => change(actor, id, body));
  if (user.status !== before.status) await tell(user);
  const suspended = user.status === 'suspended' && before.status === 'active';
  return { user: await shownPerson(user), soleOwnerOf: suspended ? await soleOwnerOf(user) : [] };
});

async function change(actor: Actor, userId: string, { role, status, version }: Asked) {
  const { by, holds, user: before } = await peopleAtHand(actor, userId);
  if (versionOf(before) !== version) throw new AppError('conflict');
  const wanted = { role: role ?? before.role, status: status ?? before.status };
  // Whoever makes an administrator gives all five permissions, and so holds them.
  if (!platformPermissionsOf(wanted).every((permission) => holds.has(permission))) throw new AppError('beyond_own');
  if (wanted.role === before.role && wanted.status === before.status) return { before, user: before };
  const now = new Date();
  const changes = { ...wanted, version: version + 1, updatedAt: now.toISOString() };
  const ends = wanted.status === 'suspended' && before.status !== 'suspended';
  const set = User.patch(before).set(changes);
  // Should they be an administrator no more one day, what they were given before does not come back.
  const patch = wanted.role === 'admin' ? set.remove(['adminGrants']) : set;
  await write([
    stillAdministers(by),
    update(
      (ends ? patch.add({ sessionEpoch: 1 }) : patch).where((attr, is) =>
        [standsAs(before, attr, is), before.deletion ? is.exists(attr.deletion) : is.notExists(attr.deletion)].join(
          ' AND ',
        ),
      ),
      changedMeanwhile,
    ),
    ...administratorsAfter(before, wanted),
    markPeople([userId], now),
    ...lines(actor, before, wanted, now),
  ]);
  const adminGrants = wanted.role === 'admin' ? undefined : before.adminGrants;
  return { before, user: { ...before, ...changes, adminGrants, sessionEpoch: before.sessionEpoch + (ends ? 1 : 0) } };
}

function lines(actor: Actor, before: UserItem, wanted: Pick<UserItem, 'role' | 'status'>, now: Date): Operation[] {
  const types = {
    role: 'user.role_changed',
    status: wanted.status === 'suspended' ? 'user.suspended' : 'user.restored',
  } as const;
  return (['role', 'status'] as const)
    .filter((field) => wanted[field] !== before[field])
    .map((field) => {
      const values = [{ field, from: before[field], to: wanted[field] }];
      return audit(onPlatform(actor), { type: types[field], entityId: before.userId, changed: [field], values }, now);
    });
}

/** It is done already, whatever becomes of this. */
async function tell({ userId, status }: UserItem): Promise<void> {
  try {
    await enqueueMail({ kind: 'account-status', userId, status });
  } catch (error) {
    log.error('no mail about a suspension', error, { userId });
  }
}
