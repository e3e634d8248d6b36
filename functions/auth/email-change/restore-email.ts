import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { reached } from '../../platform/identity/mail-stop.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { accountPlace, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';
import { leaveEmail, takeEmail } from '../account/own-email.door.ts';
import type { EmailChangeItem } from './email-change.entity.ts';

/**
 * Brings an account back to the address that a change took, or was about to take, from it. Whoever asked for the change
 * knows the password: all sessions end, the links that they hold work no more, and the owner is sent one to a new password.
 */
export async function restoreEmail(user: UserItem, change: EmailChangeItem, ip: string): Promise<void> {
  const { userId, email, emailBackIds = [] } = user;
  const { emailChangeId, from } = change;
  const now = new Date();
  const at = now.toISOString();
  const place = emailBackIds.indexOf(emailChangeId);
  if (change.backEndsAt <= at || place < 0) throw new AppError('confirmation_link_invalid');
  const opened = reached(user, at);
  await write([
    ...(email === from ? [] : [takeEmail(from, userId, now), leaveEmail(email, userId)]),
    update(
      User.patch(user)
        .set({
          email: from,
          emailProvenAt: user.emailProvenAt ?? at,
          emailBackIds: emailBackIds.slice(0, place),
          ...opened.set,
          updatedAt: at,
        })
        .add({ sessionEpoch: 1 })
        .remove(['emailChangeId', 'resetKey', 'confirmKey', ...opened.remove])
        .where(
          (attr, { eq, contains }) => `${eq(attr.email, email)} AND ${contains(attr.emailBackIds, emailChangeId)}`,
        ),
      changedMeanwhile,
    ),
    markPeople([userId], now),
    audit({ ...accountPlace(user), ip }, { type: 'user.email_restored', entityId: userId, changed: ['email'] }, now),
  ]);
  try {
    await enqueueMail({ kind: 'password-reset', email: from });
  } catch (error) {
    log.error('no link to a new password after an address was restored', error, { userId });
  }
}
