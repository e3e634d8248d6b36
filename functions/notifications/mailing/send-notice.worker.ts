import { sendMail } from '../../platform/clients/mail.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { mailDigest } from '../digest/mail-digest.ts';
import { noticeMail } from './notice.mail.ts';
import { noticeMessage } from './notices-queue.ts';

export const handler = defineWorker('send-notice', noticeMessage, async (message) => {
  if (message.kind === 'digest') return mailDigest(message);
  const { data: user } = await User.get(message).go({ consistent: true });
  if (user?.status !== 'active') return;
  const mail = await noticeMail(user, message);
  if (mail) await sendMail(user.email, mail);
});
