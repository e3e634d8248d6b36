import { AppError } from '../app-error.ts';
import { isLiving, type SessionItem } from './session.entity.ts';
import type { UserItem } from './user.entity.ts';

/** Throws unless the session still stands: not expired, not ended by a new password, its person there and active. */
export function refuseDeadSession(session: SessionItem, user: UserItem | null): asserts user is UserItem {
  if (!user || !isLiving(session, user)) throw new AppError('unauthorized');
  if (user.status === 'suspended') throw new AppError('account_suspended');
}
