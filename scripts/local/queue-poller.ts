import { setTimeout } from 'node:timers/promises';
import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { causeAttribute, causeAttributes } from '../../functions/platform/cause.ts';
import type { WorkerHandler } from '../../functions/platform/worker/define-worker.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import type { QueueSpec } from '../../shared/kernel/worker-specs.ts';
import { localCredentials, localRegion } from './database.ts';
import { traceHeader } from './door/lineage.ts';
import { runWorker } from './door/run-worker.ts';
import { deadLettersOf, type LocalQueues } from './queues.ts';

const goodbyeMs = 5_000;
/** What SQS hands over at once. */
const messagesAtOnce = 10;

/** Hands each queue's messages to its worker as Lambda does; answers how to stop, which waits a moment for the running batches. */
export function startPollers({ endpoint, addresses }: LocalQueues): () => Promise<void> {
  const client = new SQSClient({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    useQueueUrlAsEndpoint: false,
  });
  const life = { running: true };
  const loops = [...addresses].map(([queue, address]) => pollQueue(client, queue, address, life));
  return async () => {
    life.running = false;
    // A long import is cut short: the next start resumes it.
    await Promise.race([Promise.all(loops), setTimeout(goodbyeMs, undefined, { ref: false })]);
    client.destroy();
  };
}

/** One reader a queue, and as many batches at once as it may have. */
async function pollQueue(
  client: SQSClient,
  queue: QueueSpec,
  address: string,
  life: { running: boolean },
): Promise<void> {
  const { handler } = await import(`../../functions/${queue.worker}.ts`);
  const working = new Set<Promise<void>>();
  const complain = (error: unknown) => {
    if (life.running) console.error(`Queue ${queue.name}:`, error);
  };
  while (life.running) {
    if (working.size >= (queue.localWorkers ?? 1)) await Promise.race(working);
    const messages = await receiveBatch(client, address, queue).catch(async (error) => {
      complain(error);
      await setTimeout(200);
      return [];
    });
    if (messages.length === 0) continue;
    const work = workOff(client, { queue, address }, messages, handler)
      .catch(complain)
      .finally(() => working.delete(work));
    working.add(work);
  }
  await Promise.all(working);
}

/** Has a batch worked off, and takes what was handled off the queue. */
export async function workOff(
  client: SQSClient,
  { queue, address }: { queue: QueueSpec; address: string },
  messages: Message[],
  handler: WorkerHandler,
): Promise<void> {
  const records = messages.map((message) => toRecord(message, address));
  const { failed, looping } = await runWorker(queue, handler, records);
  for (const { body } of looping) {
    console.error(`Queue ${queue.name}: a message went round in a loop, and is among the dead letters now.`);
    await client.send(new SendMessageCommand({ QueueUrl: deadLettersOf(address), MessageBody: body }));
  }
  const handled = messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
  for (const some of chunks(handled, messagesAtOnce)) {
    const Entries = some.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: address, Entries }));
  }
}

/** As Lambda gathers a batch: until it is full, or its window is over. */
async function receiveBatch(client: SQSClient, address: string, queue: QueueSpec): Promise<Message[]> {
  const { batchSize, batchWindowSeconds = 0 } = queue;
  const messages = await receive(client, address, batchSize, 1);
  const until = Date.now() + batchWindowSeconds * 1000;
  while (messages.length > 0 && messages.length < batchSize && Date.now() < until) {
    const more = await receive(client, address, batchSize - messages.length, 0);
    messages.push(...more);
    if (more.length === 0) await setTimeout(50);
  }
  return messages;
}

// One second at most and never aborted: the emulator would swallow the message that an aborted poll was about to get.
async function receive(client: SQSClient, address: string, wanted: number, seconds: 0 | 1): Promise<Message[]> {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: address,
      MaxNumberOfMessages: Math.min(wanted, messagesAtOnce),
      WaitTimeSeconds: seconds,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: [traceHeader, causeAttribute],
    }),
  );
  return Messages;
}

function toRecord(message: Message, address: string): SQSRecord {
  const { MessageId = '', ReceiptHandle = '', Body = '', MD5OfBody = '', Attributes, MessageAttributes } = message;
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
      AWSTraceHeader: MessageAttributes?.[traceHeader]?.StringValue,
    },
    messageAttributes: causeAttributes(MessageAttributes?.[causeAttribute]?.StringValue),
    eventSource: 'aws:sqs',
    eventSourceARN: address,
    awsRegion: localRegion,
  };
}
