import * as auth from '../../../shared/auth/auth.contract.ts';
import { notices } from '../../../shared/kernel/notices.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { reached } from '../../platform/identity/mail-stop.ts';
import { accountPlace, User } from '../../platform/identity/user.entity.ts';
import { readChangeToken, type Way } from '../email-change/change-link.ts';
import { EmailChange } from '../email-change/email-change.entity.ts';
import { moveEmail } from '../email-change/move-email.ts';
import { restoreEmail } from '../email-change/restore-email.ts';
import { EmailConfirmation } from './email-confirmation.entity.ts';

/** Does what the link of a mail is for: proves an address, moves an account to another, or brings it back. */
export const handler = defineHandler(auth.confirmEmail, async ({ body: { token }, caller: { ip } }) => {
  const change = await readChangeToken(token);
  return change ? withFreshReads(() => followChange(change, ip)) : proveAddress(token, ip);
});

async function followChange({ emailChangeId, way }: { emailChangeId: string; way: Way }, ip: string) {
  const { data: change } = await EmailChange.get({ emailChangeId }).go({ consistent: true });
  if (!change) throw new AppError('confirmation_link_invalid');
  const { data: user } = await User.get(change).go({ consistent: true });
  if (!user) throw new AppError('confirmation_link_invalid');
  if (way === 'move') {
    await moveEmail(user, change, ip);
    return { message: notices.emailChanged, outcome: 'changed' as const };
  }
  await restoreEmail(user, change, ip);
  return { message: notices.emailRestored, outcome: 'restored' as const };
}

/** Notes that someone reads the mails of an address: they opened the link that was sent there. */
async function proveAddress(token: string, ip: string) {
  const confirmKey = keyOf(token);
  const now = new Date().toISOString();
  const { data: link } = await EmailConfirmation.get({ confirmKey }).go({ consistent: true });
  if (!link || link.expiresAt <= now) throw new AppError('confirmation_link_invalid');
  const { data: user } = await User.get(link).go({ consistent: true });
  if (!user || user.confirmKey !== confirmKey) throw new AppError('confirmation_link_invalid');
  const opened = reached(user, now);
  await write([
    remove(EmailConfirmation.remove({ confirmKey }), 'confirmation_link_invalid'),
    update(
      User.patch(user)
        .set({ emailProvenAt: user.emailProvenAt ?? now, ...opened.set, updatedAt: now })
        .remove(['confirmKey', ...opened.remove])
        .where((attr, { eq }) => eq(attr.confirmKey, confirmKey)),
      'confirmation_link_invalid',
    ),
    audit({ ...accountPlace(user), ip }, { type: 'user.email_confirmed', entityId: user.userId }),
  ]);
  return { message: notices.emailConfirmed, outcome: 'confirmed' as const };
}
