import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { log } from '../../platform/log.ts';

type Change = Extract<MailMessage, { kind: 'second-factor' }>['change'];

/** Has someone told what became of their second factor. It is done already, whatever becomes of this. */
export async function tellOfFactor({ userId }: { userId: string }, change: Change, left?: number): Promise<void> {
  try {
    await enqueueMail({ kind: 'second-factor', userId, change, ...(left !== undefined && { left }) });
  } catch (error) {
    log.error('no mail about a second factor', error, { userId });
  }
}
