import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { accountPlace, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { keepEmail, takeEmail } from '../account/own-email.door.ts';
import type { EmailChangeItem } from './email-change.entity.ts';

/**
 * Gives an account the address whose link was opened. Sessions go on; what was mailed to the old address (a link to a new
 * password, a proof) works no more. The old one is kept for its owner as long as they may come back to it.
 */
export async function moveEmail(user: UserItem, change: EmailChangeItem, ip: string): Promise<void> {
  const { userId } = user;
  const { emailChangeId, from, to } = change;
  const now = new Date();
  const at = now.toISOString();
  if (change.linkEndsAt <= at || user.emailChangeId !== emailChangeId || user.email !== from)
    throw new AppError('confirmation_link_invalid');
  if (user.status === 'suspended') throw new AppError('account_suspended');
  await write([
    takeEmail(to, userId, now),
    keepEmail(from, userId, change.backEndsAt),
    update(
      User.patch(user)
        .set({ email: to, emailProvenAt: user.emailProvenAt ?? at, reachedAt: at, updatedAt: at })
        .remove(['emailChangeId', 'resetKey', 'confirmKey'])
        .where((attr, { eq }) => `${eq(attr.emailChangeId, emailChangeId)} AND ${eq(attr.email, from)}`),
      changedMeanwhile,
    ),
    markPeople([userId], now),
    audit({ ...accountPlace(user), ip }, { type: 'user.email_changed', entityId: userId, changed: ['email'] }, now),
    event(accountPlace(user), { type: 'account.email_changed', entityId: userId, data: {}, onlyTo: [userId] }, now),
  ]);
}
