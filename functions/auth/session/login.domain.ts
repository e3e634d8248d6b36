import { AppError } from '../../platform/app-error.ts';
import { isRefused } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, forgetAttempts, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { findUserByEmail, showUser } from '../account/account.door.ts';
import { remindToConfirm } from '../account/proven-address.door.ts';
import { inHashSlot } from './hash-slots.ts';
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts';
import { openSession } from './session.domain.ts';

const quarterHour = 15 * 60;
const perEmail: Limit = { name: 'login-email', max: 10, windowSeconds: quarterHour };
const perAddress: Limit = { name: 'login-address', max: 50, windowSeconds: quarterHour };

/** Checks an e-mail and a password, and opens a session. An unknown e-mail is answered like a wrong password. */
export async function login({ email, password }: { email: string; password: string }, { ip }: Caller) {
  const user = await inHashSlot(() => checkCredentials(email, password, ip));
  if (user.status === 'suspended') throw new AppError('account_suspended');
  const session = await openSession(user, ip);
  await remindToConfirm(user);
  return { ...session, user: await showUser(user) };
}

/** An attempt is counted before its hash, inside the slot: no crowd of parallel tries gets past the limits. */
async function checkCredentials(email: string, password: string, ip: string): Promise<UserItem> {
  const network = networkOf(ip);
  await countOrRefuse(perAddress, network);
  try {
    await countOrRefuse(perEmail, email);
  } catch (error) {
    await takeBackAttempt(perAddress, network);
    throw error;
  }
  const user = await findUserByEmail(email);
  const matches = await passwordMatches(password, user?.passwordHash ?? nobodysHash());
  if (!user || !matches) throw new AppError('wrong_credentials');
  await Promise.all([forgetFailedLogins(email), takeBackAttempt(perAddress, network)]);
  await renewOutdatedHash(user, password);
  return user;
}

export const forgetFailedLogins = (email: string) => forgetAttempts(perEmail, email);

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
