import * as auth from '../../../shared/auth/auth.contract.ts';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { countOrRefuse, forgetAttempts, type Limit } from '../../platform/throttle/throttle.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword, passwordMatches } from '../session/password-hash.ts';
import { afterNewPassword } from './after-new-password.ts';

const passwordChecks: Limit = { name: 'password-check', max: 10, windowSeconds: 15 * 60 };

/** Changes the actor's password and ends their other sessions. */
export const handler = defineHandler(auth.changePassword, async ({ actor, body }) => {
  const { user, userId } = actor;
  const passwordHash = await inHashSlot(async () => {
    await countOrRefuse(passwordChecks, userId);
    if (!(await passwordMatches(body.currentPassword, user.passwordHash))) throw wrongCurrentPassword();
    return hashPassword(body.newPassword);
  });
  const sessionEpoch = user.sessionEpoch + 1;
  await write([
    update(
      User.patch(user)
        .set({ passwordHash, sessionEpoch, updatedAt: new Date().toISOString() })
        .remove(['resetKey'])
        .where(
          (attr, { eq }) =>
            `${eq(attr.passwordHash, user.passwordHash)} AND ${eq(attr.sessionEpoch, user.sessionEpoch)}`,
        ),
    ),
    update(Session.patch(actor).set({ userId, epoch: sessionEpoch }), 'unauthorized'),
    audit(actor, { type: 'user.password_changed', entityId: userId, changed: ['password'] }),
  ]);
  await afterNewPassword(user, { kind: 'password-changed', userId }, () => forgetAttempts(passwordChecks, userId));
  return { message: notices.passwordChanged };
});

const wrongCurrentPassword = () =>
  new AppError('wrong_current_password', {
    details: [{ path: 'currentPassword', message: reasons.wrong_current_password.message }],
  });
