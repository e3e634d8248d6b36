import { AppError } from '../../platform/app-error.ts';
import { isRefused } from '../../platform/db/write.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import { failedLogins, forgetFailedLogins } from './failed-logins.ts';
import { inHashSlot } from './hash-slots.ts';
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts';

const perAddress: Limit = { name: 'login-address', max: 50, windowSeconds: 15 * 60 };

/**
 * The person whose e-mail and password these are; an unknown e-mail is answered like a wrong password. An attempt is
 * counted before its hash, inside the slot: no crowd of parallel tries gets past the limits.
 */
export const checkCredentials = (email: string, password: string, ip: string): Promise<UserItem> =>
  inHashSlot(async () => {
    const network = networkOf(ip);
    await countOrRefuse(perAddress, network);
    try {
      await countOrRefuse(failedLogins, email);
    } catch (error) {
      await takeBackAttempt(perAddress, network);
      throw error;
    }
    const user = await findUserByEmail(email);
    const matches = await passwordMatches(password, user?.passwordHash ?? nobodysHash());
    if (!user || !matches) throw new AppError('wrong_credentials');
    await Promise.all([forgetFailedLogins(email), takeBackAttempt(perAddress, network)]);
    await renewOutdatedHash(user, password);
    if (user.status === 'suspended') throw new AppError('account_suspended');
    return user;
  });

async function renewOutdatedHash(user: UserItem, password: string): Promise<void> {
  if (!isOutdated(user.passwordHash)) return;
  try {
    await User.patch(user)
      .set({ passwordHash: await hashPassword(password) })
      .where(({ passwordHash }, { eq }) => eq(passwordHash, user.passwordHash))
      .go();
  } catch (error) {
    // Another sign-in renewed it, or the password has changed: either is newer than ours.
    if (!isRefused(error)) throw error;
  }
}
