import { setTimeout } from 'node:timers/promises';
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import type { WorkerHandler } from '../../functions/platform/worker/define-worker.ts';
import { localCredentials, localRegion } from './database.ts';
import type { LocalQueues } from './queues.ts';

const goodbyeMs = 5_000;

/** Hands each queue's messages to its worker as Lambda does; answers how to stop, which waits a moment for the running batches. */
export function startPollers({ endpoint, addresses }: LocalQueues): () => Promise<void> {
  const client = new SQSClient({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    useQueueUrlAsEndpoint: false,
  });
  let running = true;
  const loops = [...addresses].map(async ([queue, address]) => {
    const { handler } = await import(`../../functions/${queue.worker}.ts`);
    while (running) {
      try {
        await pollOnce(client, address, queue.batchSize, handler);
      } catch (error) {
        if (running) console.error(`Queue ${queue.name}:`, error);
        await setTimeout(200);
      }
    }
  });
  return async () => {
    running = false;
    // A long import is cut short: the next start resumes it.
    await Promise.race([Promise.all(loops), setTimeout(goodbyeMs, undefined, { ref: false })]);
    client.destroy();
  };
}

// One second at most and never aborted: the emulator would swallow the message that an aborted poll was about to get.
async function pollOnce(client: SQSClient, address: string, batchSize: number, handler: WorkerHandler): Promise<void> {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: address,
      MaxNumberOfMessages: batchSize,
      WaitTimeSeconds: 1,
      MessageSystemAttributeNames: ['All'],
    }),
  );
  if (Messages.length === 0) return;
  const { batchItemFailures } = await handler({ Records: Messages.map((message) => toRecord(message, address)) });
  const failed = new Set(batchItemFailures.map((failure) => failure.itemIdentifier));
  for (const { MessageId, ReceiptHandle } of Messages) {
    if (MessageId && !failed.has(MessageId))
      await client.send(new DeleteMessageCommand({ QueueUrl: address, ReceiptHandle }));
  }
}

function toRecord(message: Message, address: string): SQSRecord {
  const { MessageId = '', ReceiptHandle = '', Body = '', MD5OfBody = '', Attributes } = message;
  return {
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    md5OfBody: MD5OfBody,
    attributes: {
      ApproximateReceiveCount: Attributes?.ApproximateReceiveCount ?? '1',
      SentTimestamp: Attributes?.SentTimestamp ?? '0',
      SenderId: Attributes?.SenderId ?? '',
      ApproximateFirstReceiveTimestamp: Attributes?.ApproximateFirstReceiveTimestamp ?? '0',
    },
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: address,
    awsRegion: localRegion,
  };
}
