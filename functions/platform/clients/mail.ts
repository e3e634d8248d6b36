import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { causeNow } from '../cause.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { composeMail } from './compose-mail.ts';
import { requestTimes } from './request-times.ts';

const client = new SESClient({ maxAttempts: 3, requestHandler: requestTimes });

export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** Where one click leaves (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

export async function sendMail(to: string, mail: Mail): Promise<void> {
  const Data = await composeMail(env.MAIL_FROM, to, { ...mail, requestId: causeNow() });
  const command = new SendRawEmailCommand({ Source: env.MAIL_FROM, Destinations: [to], RawMessage: { Data } });
  const { MessageId } = await client.send(command);
  log.info('mail', { mailId: MessageId });
}
