import { enqueue } from '../platform/clients/queue.ts';
import { env } from '../platform/env.ts';
import type { MailMessage } from './mail-message.ts';

/** Has a mail sent by its worker, after so many seconds at least. */
export const enqueueMail = (message: MailMessage, delaySeconds = 0): Promise<void> =>
  enqueue(env.MAILS_QUEUE_URL, message, { delaySeconds });
