import * as team from '../../../shared/team/member.contract.ts';
import { resetWrites } from '../../auth/second-factor/reset-writes.door.ts';
import { tellOfFactor } from '../../auth/second-factor/tell-of-factor.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { hasPlatformPart, User } from '../../platform/identity/user.entity.ts';
import { giverHere, unchanged } from '../core/giver.ts';

/** An owner takes the second factor off a member who has lost their telephone: who is in this workspace alone, and has the platform's trust nowhere. */
export const handler = defineHandler(team.deleteMemberFactor, async ({ actor, params: { userId } }) => {
  await withFreshReads(() => reset(actor, userId));
  await tellOfFactor({ userId }, 'reset');
  return { userId };
});

async function reset(actor: Actor, userId: string): Promise<void> {
  const [ownItem, memberItem, userItem] = await readTogether([
    Member.get(actor),
    Member.get({ workspaceId: actor.workspaceId, userId }),
    User.get({ userId }),
  ]);
  const owner = giverHere(actor, ownItem);
  if (owner.member.role !== 'owner') throw new AppError('forbidden');
  const member = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  if (!member || !user) throw new AppError('not_found');
  if (userId === actor.userId) throw new AppError('own_account');
  if (hasPlatformPart(user)) throw new AppError('beyond_own');
  // Who knows a password and a mailbox makes its person a member of their own workspace by an invitation; to enter takes the code.
  if (!member.lastSeenAt) throw new AppError('member_never_in');
  // Their other workspaces have trusted them with it too.
  if ((user.workspaceIds ?? []).length > 1) throw new AppError('member_elsewhere');
  if (!user.secondFactorAt) throw new AppError('second_factor_off');
  await write([
    unchanged(owner.member),
    unchanged(member),
    ...resetWrites(user),
    audit(actor, { type: 'member.second_factor_reset', entityId: userId }),
  ]);
}
