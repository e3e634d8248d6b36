import { AppError } from '../app-error.ts';
import { type SessionItem, sessionEnd } from './session.entity.ts';
import type { UserItem } from './user.entity.ts';

/** Throws unless the session still stands: not expired, not ended by a new password, its person there and active. */
export function refuseDeadSession(session: SessionItem, user: UserItem | null): asserts user is UserItem {
  const now = new Date().toISOString();
  // Sessions that were renewed before there was an end may say that they last longer.
  const expired = session.expiresAt <= now || sessionEnd(session) <= now;
  if (!user || expired || session.userId !== user.userId || session.epoch !== user.sessionEpoch)
    throw new AppError('unauthorized');
  if (user.status === 'suspended') throw new AppError('account_suspended');
}
