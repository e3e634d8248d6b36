import type { KeptMail } from '../../../scripts/local/mailbox.ts';
import { queues } from '../../../shared/workers.ts';
import { handler } from '../../mail/send-mail.worker.ts';
import { drainQueue } from './drain-queue.ts';
import { mailbox } from './services.ts';

/** Has every waiting mail sent, and answers those that `to` has got so far. */
export async function mailsTo(to: string): Promise<KeptMail[]> {
  await drainQueue(queues.mails, handler);
  return mailbox.all().filter((mail) => mail.to === to);
}

/** The secret of the last reset link mailed to `to`. */
export const resetTokenOf = (to: string): Promise<string> => lastLink(to, /\?token=([\w-]+)/);

/** The secret of the last link that proves the address `to`. */
export const confirmationTokenOf = (to: string): Promise<string> => lastLink(to, /\?confirmation=([\w-]+)/);

async function lastLink(to: string, form: RegExp): Promise<string> {
  const token = (await mailsTo(to)).map(({ text }) => form.exec(text)?.[1]).findLast((found) => found !== undefined);
  if (!token) throw new Error(`No such link was mailed to ${to}`);
  return token;
}
