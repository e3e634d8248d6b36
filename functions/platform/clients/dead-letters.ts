import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { deadLettersName } from '../../../shared/kernel/worker-specs.ts';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';
import { redrivesAttribute } from './send-again.ts';

const client = new SQSClient({ maxAttempts: 3, requestHandler: requestTimes, useQueueUrlAsEndpoint: false });

/** Longer than it takes to keep ten of them; what is not kept by then is seen again. */
const hiddenSeconds = 60;

export type DeadMessage = {
  messageId: string;
  receipt: string;
  body: string;
  sentAt: Date;
  /** Whose it is, as its queue served them in turns. */
  group: string | undefined;
  /** How often an administrator has put it on its queue again. */
  redrives: number;
};

const addressOf = (queue: string) => `${env.QUEUES_URL}${deadLettersName(queue)}`;

/** Up to ten of what a queue gave up, hidden from others for a minute. All of SQS's servers are asked: it waits a second for that. */
export async function takeDeadMessages(queue: string): Promise<DeadMessage[]> {
  const command = new ReceiveMessageCommand({
    QueueUrl: addressOf(queue),
    MaxNumberOfMessages: 10,
    WaitTimeSeconds: 1,
    VisibilityTimeout: hiddenSeconds,
    MessageSystemAttributeNames: ['SentTimestamp', 'MessageGroupId'],
    MessageAttributeNames: [redrivesAttribute],
  });
  const { Messages = [] } = await client.send(command);
  return Messages.map(deadMessage);
}

const deadMessage = ({ MessageId, ReceiptHandle, Body, Attributes, MessageAttributes }: Message): DeadMessage => ({
  messageId: MessageId ?? '',
  receipt: ReceiptHandle ?? '',
  body: Body ?? '',
  sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)),
  group: Attributes?.MessageGroupId,
  redrives: Number(MessageAttributes?.[redrivesAttribute]?.StringValue ?? 0),
});

/** Takes up to ten off, once they are kept elsewhere; one that stays comes back, and is known then. */
export async function removeDeadMessages(queue: string, messages: readonly DeadMessage[]): Promise<void> {
  const Entries = messages.map(({ receipt }, at) => ({ Id: String(at), ReceiptHandle: receipt }));
  await client.send(new DeleteMessageBatchCommand({ QueueUrl: addressOf(queue), Entries }));
}
