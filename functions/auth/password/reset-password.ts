import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { administratorsAfter } from '../../platform/identity/administrators.entity.ts';
import { reached } from '../../platform/identity/mail-stop.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { accountPlace, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { forgetGuesses } from '../second-factor/guesses.ts';
import { forgetFailedLogins } from '../session/failed-logins.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword } from '../session/password-hash.ts';
import { afterNewPassword } from './after-new-password.ts';
import { PasswordReset } from './password-reset.entity.ts';

/** Longer than any request: what one under way had yet to connect is there by then. */
const secondLookSeconds = 60;

/**
 * Sets a new password with a mailed link, which proves the address, and ends every session of the user and the API keys
 * that they made: these two at once, by their epochs. What else must end is the mail worker's: see `recoverAccount`.
 */
export const handler = defineHandler(auth.resetPassword, async ({ body, caller: { ip } }) => {
  const resetKey = keyOf(body.token);
  const user = await userOfLink(resetKey);
  const passwordHash = await inHashSlot(() => hashPassword(body.newPassword));
  const at = new Date().toISOString();
  const keyEpoch = (user.keyEpoch ?? 0) + 1;
  const { userId } = user;
  const message: MailMessage = { kind: 'account-recovered', userId, keyEpoch, at };
  // Should this function die once the password is set: what must follow is done all the same.
  await enqueueMail(message, secondLookSeconds);
  const opened = reached(user, at);
  // Not who was unmade one: an administrator's change raises the version.
  const becomesAdmin = env.ADMIN_EMAIL === user.email && user.role !== 'admin' && user.version === undefined;
  const changes = {
    passwordHash,
    keyEpoch,
    emailProvenAt: user.emailProvenAt ?? at,
    ...(becomesAdmin && { role: 'admin' as const }),
    ...opened.set,
    updatedAt: at,
  };
  await write([
    remove(PasswordReset.remove({ resetKey }), 'reset_link_invalid'),
    update(
      User.patch(user)
        .set(changes)
        .add({ sessionEpoch: 1 })
        .remove(['resetKey', 'emailChangeId', ...opened.remove])
        .where((attr, { eq }) => eq(attr.resetKey, resetKey)),
      'reset_link_invalid',
    ),
    ...(becomesAdmin ? [...administratorsAfter(user, { role: 'admin' }), markPeople([userId])] : []),
    audit(
      { ...accountPlace(user), ip },
      {
        type: 'user.password_reset',
        entityId: userId,
        changed: becomesAdmin ? ['password', 'role'] : ['password'],
      },
    ),
  ]);
  await afterNewPassword(user, message, async () => {
    await forgetFailedLogins(user.email);
    if (user.secondFactorAt) await forgetGuesses(userId);
  });
  return { message: notices.passwordReset };
});

async function userOfLink(resetKey: string): Promise<UserItem> {
  const { data: link } = await PasswordReset.get({ resetKey }).go({ consistent: true });
  if (!link || link.expiresAt <= new Date().toISOString()) throw new AppError('reset_link_invalid');
  const { data: user } = await User.get(link).go({ consistent: true });
  if (!user || user.resetKey !== resetKey) throw new AppError('reset_link_invalid');
  return user;
}
