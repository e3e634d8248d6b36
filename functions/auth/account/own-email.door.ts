import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { EmailLock, isKeptNoMore } from '../../platform/identity/email-lock.entity.ts';

/** Makes an address someone's: nobody else has it, nor keeps it after they left it. */
export const takeEmail = (
  email: string,
  userId: string,
  now: Date,
  refusal: Operation['refusal'] = 'email_taken',
): Operation =>
  put(
    EmailLock.put({ emailKey: keyOf(email), userId }).where(
      (attr, { notExists, eq, lte }) =>
        `${notExists(attr.emailKey)} OR ${lte(attr.keptUntil, now.toISOString())} OR ${eq(attr.userId, userId)}`,
    ),
    refusal,
  );

/** Someone leaves an address that nobody else may take until then. */
export const keepEmail = (email: string, userId: string, keptUntil: string): Operation =>
  update(
    EmailLock.patch({ emailKey: keyOf(email) })
      .set({ keptUntil, ttl: Math.floor(Date.parse(keptUntil) / 1000) })
      .where((attr, { eq }) => eq(attr.userId, userId)),
    changedMeanwhile,
  );

/** Someone leaves an address for good. */
export const leaveEmail = (email: string, userId: string): Operation =>
  remove(
    EmailLock.remove({ emailKey: keyOf(email) }).where((attr, { eq }) => eq(attr.userId, userId)),
    changedMeanwhile,
  );

/** Whose an address is; null when it may be taken. */
export async function ownerOf(email: string, now: Date = new Date()): Promise<string | null> {
  const { data: lock } = await EmailLock.get({ emailKey: keyOf(email) }).go({ consistent: true });
  if (!lock || isKeptNoMore(lock, now)) return null;
  return lock.userId;
}
