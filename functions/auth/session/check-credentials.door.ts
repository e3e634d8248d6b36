import { AppError } from '../../platform/app-error.ts';
import { isRefused } from '../../platform/db/write.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import { countLogin } from './failed-logins.ts';
import { noteFailedSignIn } from './failed-sign-ins.door.ts';
import { inHashSlot } from './hash-slots.ts';
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts';

/**
 * The person whose e-mail and password these are; an unknown e-mail is answered like a wrong password. An attempt is
 * counted before its hash, inside the slot: no crowd of parallel tries gets past the limits. `mark` is that of a browser
 * which its owner has used before.
 */
export const checkCredentials = (email: string, password: string, ip: string, mark?: string): Promise<UserItem> =>
  inHashSlot(async () => {
    const attempt = await countLogin(email, ip, mark);
    const user = await findUserByEmail(email);
    const matches = await passwordMatches(password, user?.passwordHash ?? nobodysHash());
    if (!user || !matches) {
      await noteFailedSignIn(email);
      throw new AppError('wrong_credentials');
    }
    await attempt.succeed();
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
