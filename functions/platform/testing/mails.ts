import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { KeptMail } from '../../../scripts/local/mailbox.ts';
import { queues as specs } from '../../../shared/workers.ts';
import { handler } from '../../auth/send-mail.worker.ts';
import { mailbox, queues } from './services.ts';
import { sqsEvent } from './sqs-event.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** Hands every waiting message of the mail queue to its worker, and answers the mails that `to` has got so far. */
export async function mailsTo(to: string): Promise<KeptMail[]> {
  const QueueUrl = queues.addresses.get(specs.mails);
  for (;;) {
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) return mailbox.all().filter((mail) => mail.to === to);
    const batch = Messages.map(({ MessageId = '', Body = '' }) => ({ messageId: MessageId, body: Body }));
    const { batchItemFailures } = await handler(sqsEvent(batch));
    if (batchItemFailures.length > 0) throw new Error('The mail worker failed');
    for (const { ReceiptHandle } of Messages) await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  }
}

/** The secret of the last reset link mailed to `to`. */
export async function resetTokenOf(to: string): Promise<string> {
  const mail = (await mailsTo(to)).at(-1);
  const token = mail && /\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No reset link was mailed to ${to}`);
  return token;
}
