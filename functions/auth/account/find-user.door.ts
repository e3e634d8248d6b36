import { keyOf } from '../../platform/db/key-of.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';

/** The person who has an address, suspended or not; null when nobody has it. */
export async function findUserByEmail(email: string): Promise<UserItem | null> {
  const { data: lock } = await EmailLock.get({ emailKey: keyOf(email) }).go({ consistent: true });
  if (!lock) return null;
  const { data: user } = await User.get(lock).go({ consistent: true });
  // A lock may be kept for who has left the address, and stands until an account is purged.
  return user?.email === email && !user.deletion?.begunAt ? user : null;
}
