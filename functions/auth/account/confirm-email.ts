import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { accountPlace, User } from '../../platform/identity/user.entity.ts';
import { EmailConfirmation } from './email-confirmation.entity.ts';

/** Notes that someone reads the mails of an address: they opened the link that was sent there. */
export const handler = defineHandler(auth.confirmEmail, async ({ body, caller: { ip } }) => {
  const confirmKey = keyOf(body.token);
  const now = new Date().toISOString();
  const { data: link } = await EmailConfirmation.get({ confirmKey }).go({ consistent: true });
  if (!link || link.expiresAt <= now) throw new AppError('confirmation_link_invalid');
  const { data: user } = await User.get(link).go({ consistent: true });
  if (!user || user.confirmKey !== confirmKey) throw new AppError('confirmation_link_invalid');
  await write([
    remove(EmailConfirmation.remove({ confirmKey }), 'confirmation_link_invalid'),
    update(
      User.patch(user)
        .set({ emailProvenAt: user.emailProvenAt ?? now, updatedAt: now })
        .remove(['confirmKey'])
        .where((attr, { eq }) => eq(attr.confirmKey, confirmKey)),
      'confirmation_link_invalid',
    ),
    audit({ ...accountPlace(user), ip }, { type: 'user.email_confirmed', entityId: user.userId }),
  ]);
  return { message: notices.emailConfirmed };
});
