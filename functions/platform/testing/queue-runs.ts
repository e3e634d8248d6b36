import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { QueueSpec } from '../../../shared/workers.ts';
import type { WorkerHandler } from '../worker/define-worker.ts';
import { queues } from './services.ts';
import { sqsEvent } from './sqs-event.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** What a test does with a queue and its worker. */
export function queueRuns(spec: QueueSpec, handler: WorkerHandler) {
  const QueueUrl = queues.addresses.get(spec);

  /** The messages that wait for the worker, taken from its queue. */
  async function waiting(): Promise<string[]> {
    const bodies: string[] = [];
    for (;;) {
      const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
      if (Messages.length === 0) return bodies;
      for (const { Body = '', ReceiptHandle } of Messages) {
        bodies.push(Body);
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }
  }

  /** Hands messages to the worker at once; answers how many failed. */
  async function work(...bodies: string[]): Promise<number> {
    const answers = await Promise.all(bodies.map((body) => handler(sqsEvent([{ messageId: 'm', body }]))));
    return answers.flatMap((answer) => answer.batchItemFailures).length;
  }

  /** Runs everything that waits to its end. */
  async function runAll(): Promise<void> {
    for (let bodies = await waiting(); bodies.length > 0; bodies = await waiting()) await work(...bodies);
  }

  return { waiting, work, runAll };
}
