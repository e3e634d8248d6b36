import { unknownMember } from '../../../shared/kernel/validation-messages.ts';
import { beyond } from '../../../shared/team/giving.ts';
import * as team from '../../../shared/team/member.contract.ts';
import { ownHeir } from '../../../shared/team/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { leaving } from '../../platform/identity/join.ts';
import { countsAsOwner, Member } from '../../platform/identity/member.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { giverHere, unchanged } from '../core/giver.ts';
import { toldMember } from '../core/told-member.ts';
import { type HandOverMessage, handOverLater, handOverNow } from './hand-over-queue.ts';

/**
 * Someone leaves, or is removed: what they had open ends with their place, which every call reads. What was theirs is
 * handed on by a worker.
 */
export const handler = defineHandler(team.removeMember, async ({ actor, params: { userId }, query: { to = null } }) => {
  if (actor.userId !== userId && !actor.permissions.has('team:manage')) throw new AppError('forbidden');
  const leave = { workspaceId: actor.workspaceId, from: userId, to, at: new Date().toISOString() };
  await withFreshReads(() => takeOut(actor, leave));
  await handOverNow(leave);
  return { id: userId };
});

async function takeOut(actor: Actor, leave: HandOverMessage): Promise<void> {
  const { workspaceId, from: userId, to } = leave;
  const [giverItem, memberItem, userItem, heirItem] = await readTogether([
    Member.get(actor),
    Member.get({ workspaceId, userId }),
    User.get({ userId }),
    Member.get({ workspaceId, userId: to ?? userId }),
  ]);
  const own = actor.userId === userId;
  const giver = own ? null : giverHere(actor, giverItem);
  const member = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const heir = Member.parse({ Item: heirItem }).data;
  if (!member || !user) throw new AppError('not_found');
  if (giver && beyond(giver.mayGive, member).length > 0) throw new AppError('beyond_own');
  if (to === userId) throw invalidField('to', ownHeir);
  if (!heir) throw invalidField('to', unknownMember);
  // Told before it is written, so that nothing is ever left behind.
  await handOverLater(leave);
  const now = new Date();
  const heirIsApart = to !== null && to !== actor.userId;
  await write([
    remove(
      Member.remove(member).where((attr, { eq }) => eq(attr.version, member.version)),
      changedMeanwhile,
    ),
    countTeam(workspaceId, { seats: -1, ...(countsAsOwner(member) && { owners: -1 }) }),
    ...leaving(user, workspaceId),
    ...(giver ? [unchanged(giver.member)] : []),
    ...(heirIsApart ? [unchanged(heir)] : []),
    audit(actor, { type: own ? 'member.left' : 'member.removed', entityId: userId }, now),
    event(actor, { type: 'member.removed', entityId: userId, data: toldMember(user, member) }, now),
  ]);
}
