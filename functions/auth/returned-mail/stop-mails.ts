import { releaseAddress } from '../../platform/clients/suppressed-address.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { accountPlace, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { findUserByEmail } from '../account/find-user.door.ts';
import type { Returned } from './ses-event.ts';

/**
 * Stops the mails to a person's address. Nothing is noted of an address that is nobody's, or no longer theirs: SES itself
 * keeps those. Of people our mark says it, and SES must not: what they ask for is tried all the same, and they may take the
 * mark away.
 */
export async function stopMails(email: string, returned: Omit<Returned, 'emails'>): Promise<void> {
  const found = await withFreshReads(async () => {
    const user = await findUserByEmail(email);
    if (user && isNews(user, returned)) await mark(user, returned.reason);
    return user !== null;
  });
  if (found) await releaseAddress(email);
}

/** A complaint is kept in the place of a bounce, since what clears a bounce does not clear it. */
function isNews(user: UserItem, { reason, sentAt }: Omit<Returned, 'emails'>): boolean {
  const settledAt = reason === 'bounce' ? user.reachedAt : user.mailsWantedAt;
  if (settledAt && sentAt <= settledAt) return false;
  const stop = mailStopOf(user);
  return !stop || (stop.reason === 'bounce' && reason === 'complaint');
}

async function mark(user: UserItem, reason: Returned['reason']): Promise<void> {
  const { userId, email, reachedAt, mailStop } = user;
  const now = new Date();
  await write([
    update(
      User.patch({ userId })
        .set({ mailStop: { email, reason, at: now.toISOString() } })
        .where((attr, { eq, notExists }) =>
          [
            eq(attr.email, email),
            reachedAt ? eq(attr.reachedAt, reachedAt) : notExists(attr.reachedAt),
            mailStop ? eq(attr.mailStop.at, mailStop.at) : notExists(attr.mailStop),
          ].join(' AND '),
        ),
      changedMeanwhile,
    ),
    audit(bySystem(accountPlace(user)), { type: 'user.mails_stopped', entityId: userId }, now),
  ]);
}
