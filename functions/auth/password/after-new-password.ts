import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { log } from '../../platform/log.ts';

/** Tells the owner and opens what failed tries had closed. The password is changed already, whatever becomes of these. */
export async function afterNewPassword(
  { userId }: UserItem,
  message: MailMessage,
  forget: () => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled([enqueueMail(message), forget()]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error('left undone after a new password', outcome.reason, { userId });
}
