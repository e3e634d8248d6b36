import type { KeptMail } from '../../../scripts/local/mailbox.ts';
import { queues } from '../../../shared/workers.ts';
import { handler } from '../../auth/send-mail.worker.ts';
import { drainQueue } from './drain-queue.ts';
import { mailbox } from './services.ts';

/** Has every waiting mail sent, and answers those that `to` has got so far. */
export async function mailsTo(to: string): Promise<KeptMail[]> {
  await drainQueue(queues.mails, handler);
  return mailbox.all().filter((mail) => mail.to === to);
}

/** The secret of the last reset link mailed to `to`. */
export async function resetTokenOf(to: string): Promise<string> {
  const mail = (await mailsTo(to)).at(-1);
  const token = mail && /\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No reset link was mailed to ${to}`);
  return token;
}
