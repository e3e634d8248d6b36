import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { remove, write } from '../../platform/db/write.ts';
import { leaving } from '../../platform/identity/join.ts';
import { countsAsOwner, Member } from '../../platform/identity/member.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { toldMember } from '../core/told-member.ts';
import { handOverLater, handOverNow } from './hand-over-queue.ts';

type Place = { workspaceId: string; userId: string };

/** Takes out of a workspace of others who deletes their account: what was theirs is handed on. Done again, nothing is left to do. */
export async function leaveForGood(place: Place): Promise<void> {
  const leave = { workspaceId: place.workspaceId, from: place.userId, to: null, at: new Date().toISOString() };
  await handOverLater(leave);
  await withFreshReads(() => leaveOnce(place));
  await handOverNow(leave);
}

async function leaveOnce({ workspaceId, userId }: Place): Promise<void> {
  const [memberItem, userItem] = await readTogether([Member.get({ workspaceId, userId }), User.get({ userId })]);
  const member = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  if (!member || !user) return;
  const now = new Date();
  await write([
    remove(
      Member.remove(member).where((attr, { eq }) => eq(attr.version, member.version)),
      changedMeanwhile,
    ),
    countTeam(workspaceId, { seats: -1, ...(countsAsOwner(member) && { owners: -1 }) }),
    ...leaving(user, workspaceId),
    audit({ workspaceId, userId, ip: '' }, { type: 'member.left', entityId: userId }, now),
    event({ workspaceId }, { type: 'member.removed', entityId: userId, data: toldMember(user, member) }, now),
  ]);
}
