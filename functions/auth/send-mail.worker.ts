import { sendMail } from '../platform/clients/mail.ts';
import { User } from '../platform/identity/user.entity.ts';
import { defineWorker } from '../platform/worker/define-worker.ts';
import { findUserByEmail } from './account.domain.ts';
import { type MailMessage, mailMessage } from './mail-message.ts';
import { createResetLink } from './password.domain.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { resetPasswordMail } from './reset-password.mail.ts';

export const handler = defineWorker('send-mail', mailMessage, async (message) => {
  const user = await recipient(message);
  if (!user || user.status === 'suspended') return;
  const mail =
    message.kind === 'password-reset'
      ? resetPasswordMail(user, await createResetLink(user))
      : passwordChangedMail(user);
  await sendMail(user.email, mail);
});

async function recipient(message: MailMessage) {
  if (message.kind === 'password-reset') return findUserByEmail(message.email);
  return (await User.get(message).go({ consistent: true })).data;
}
