import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new SQSClient({ maxAttempts: 3, requestHandler: requestTimes, useQueueUrlAsEndpoint: false });

/** How often an administrator has put a message on its queue again: it goes with the message. */
export const redrivesAttribute = 'redrives';

/** What SQS takes at once, in messages and in bytes. */
const most = { messages: 10, bytes: 256 * 1024 };

export type SentAgain = { body: string; group?: string | undefined; redrives: number };

/** Puts messages on their queue again, as they were; answers which ones SQS took. */
export async function sendAgain<One extends SentAgain>(queue: string, messages: readonly One[]): Promise<One[]> {
  const calls = fitting(messages).map(async (some) => {
    const Entries = some.map(({ body, group, redrives }, at) => ({
      ...{ Id: String(at), MessageBody: body, MessageGroupId: group },
      MessageAttributes: { [redrivesAttribute]: { DataType: 'Number', StringValue: String(redrives) } },
    }));
    const command = new SendMessageBatchCommand({ QueueUrl: `${env.QUEUES_URL}${queue}`, Entries });
    const { Successful = [] } = await client.send(command);
    return Successful.flatMap(({ Id }) => some[Number(Id)] ?? []);
  });
  const ended = await Promise.allSettled(calls);
  const sent = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed && sent.length === 0) throw failed.reason;
  return sent;
}

/** Ten at once, or one by one where they would be too large together. */
const fitting = <One extends SentAgain>(messages: readonly One[]): One[][] =>
  chunks(messages, most.messages).flatMap((some) => {
    const bytes = some.reduce((sum, { body }) => sum + Buffer.byteLength(body) + 100, 0);
    return bytes <= most.bytes ? [some] : some.map((one) => [one]);
  });
