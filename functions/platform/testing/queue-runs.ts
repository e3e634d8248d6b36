import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { traceHeader } from '../../../scripts/local/door/lineage.ts';
import type { QueueSpec } from '../../../shared/workers.ts';
import type { WorkerHandler } from '../worker/define-worker.ts';
import { handOver } from './hand-over.ts';
import { queues } from './services.ts';
import { sqsEvent } from './sqs-event.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** What a test does with a queue and its worker. */
export function queueRuns(spec: QueueSpec, handler: WorkerHandler) {
  const QueueUrl = queues.addresses.get(spec);

  async function take(): Promise<SQSRecord[]> {
    const taken: SQSRecord[] = [];
    for (;;) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, MessageAttributeNames: [traceHeader] }),
      );
      if (Messages.length === 0) return taken;
      for (const { Body = '', MessageAttributes, ReceiptHandle } of Messages) {
        const trace = MessageAttributes?.[traceHeader]?.StringValue;
        taken.push(...sqsEvent([{ messageId: 'm', body: Body, trace }]).Records);
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }
  }

  async function workOff(records: SQSRecord[]): Promise<number> {
    const failed = await Promise.all(records.map((record) => handOver(spec, handler, [record])));
    return failed.flat().length;
  }

  /** The messages that wait for the worker, taken from its queue. */
  const waiting = async (): Promise<string[]> => (await take()).map(({ body }) => body);

  /** Hands messages to the worker at once; answers how many failed. */
  const work = (...bodies: string[]): Promise<number> =>
    workOff(sqsEvent(bodies.map((body) => ({ messageId: 'm', body }))).Records);

  /** Runs everything that waits to its end. */
  async function runAll(): Promise<void> {
    for (let records = await take(); records.length > 0; records = await take()) await workOff(records);
  }

  return { waiting, work, runAll };
}
