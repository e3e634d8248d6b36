import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import type { Operation } from '../../platform/db/write.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { takeEmail } from './own-email.ts';

/** Refuses an address that is kept for who has left it, and may come back to it. */
export async function refuseKeptEmail(email: string, now: Date): Promise<void> {
  const { data: lock } = await EmailLock.get({ emailKey: keyOf(email) }).go({ consistent: true });
  if (lock?.keptUntil && lock.keptUntil > now.toISOString()) throw new AppError('email_taken');
}

/** Makes an address that nobody had a new person's; who has taken it meanwhile is met by a second reading. */
export const takeNewEmail = (email: string, userId: string, now: Date): Operation => ({
  ...takeEmail(email, userId, now),
  refusal: changedMeanwhile,
});
