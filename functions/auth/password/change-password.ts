import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { inHashSlot } from '../session/hash-slots.ts';
import { hashPassword } from '../session/password-hash.ts';
import { afterNewPassword } from './after-new-password.ts';
import { checkOwnPassword, forgetPasswordChecks } from './check-own-password.ts';

/** Changes the actor's password and ends their other sessions. */
export const handler = defineHandler(auth.changePassword, async ({ actor, body }) => {
  const { user, userId } = actor;
  const passwordHash = await inHashSlot(async () => {
    await checkOwnPassword(actor, body.currentPassword);
    return hashPassword(body.newPassword);
  });
  const sessionEpoch = user.sessionEpoch + 1;
  const at = new Date().toISOString();
  await write([
    update(
      User.patch(user)
        .set({ passwordHash, sessionEpoch, updatedAt: at })
        .remove(['resetKey', 'emailChangeId'])
        .where(
          (attr, { eq }) =>
            `${eq(attr.passwordHash, user.passwordHash)} AND ${eq(attr.sessionEpoch, user.sessionEpoch)}`,
        ),
    ),
    update(
      Session.patch(actor).set({
        userId,
        epoch: sessionEpoch,
        // Of who has a second factor, a password alone opens nothing dangerous.
        ...(user.secondFactorAt === undefined && { confirmedAt: at }),
      }),
      'unauthorized',
    ),
    audit(actor, { type: 'user.password_changed', entityId: userId, changed: ['password'] }),
  ]);
  await afterNewPassword(user, { kind: 'password-changed', userId }, () => forgetPasswordChecks(userId));
  return { message: notices.passwordChanged };
});
