import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new SESv2Client({ maxAttempts: 3, requestHandler: requestTimes });

export type Mail = { subject: string; text: string; html: string };

export async function sendMail(to: string, mail: Mail): Promise<void> {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: env.MAIL_FROM,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: mail.text, Charset: 'UTF-8' }, Html: { Data: mail.html, Charset: 'UTF-8' } },
        },
      },
    }),
  );
}
