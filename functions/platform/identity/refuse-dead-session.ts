import { AppError } from '../app-error.ts';
import type { MemberItem } from './member.entity.ts';
import { isLiving, type SessionItem } from './session.entity.ts';
import type { UserItem } from './user.entity.ts';

/** Throws unless the session still stands: not expired, not ended by a new password, its person active and still a member. */
export function refuseDeadSession(
  session: SessionItem,
  user: UserItem | null,
  member: MemberItem | null,
): asserts user is UserItem {
  // A suspension ends the sessions too: who had one is told why.
  if (user?.status === 'suspended' && user.userId === session.userId) throw new AppError('account_suspended');
  if (!user || !isLiving(session, user)) throw new AppError('unauthorized');
  if (!member || isOfEarlierStay(session, member)) throw new AppError('unauthorized');
}

/** Whether something was made before its person joined: they were removed since, and what they had does not come back with them. */
export const isOfEarlierStay = (made: { createdAt: string }, { joinedAt }: MemberItem): boolean =>
  made.createdAt < joinedAt;
