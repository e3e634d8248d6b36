import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { traceHeader } from '../../../scripts/local/door/lineage.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { causeAttribute } from '../cause.ts';
import type { WorkerHandler } from '../worker/define-worker.ts';
import { handOver } from './hand-over.ts';
import { queues } from './services.ts';
import type { Sent } from './sqs-event.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** What a test does with a queue and its worker. */
export function queueRuns(spec: QueueSpec, handler: WorkerHandler) {
  const QueueUrl = queues.addresses.get(spec);

  async function take(): Promise<Sent[]> {
    const taken: Sent[] = [];
    for (;;) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          MessageAttributeNames: [traceHeader, causeAttribute],
        }),
      );
      if (Messages.length === 0) return taken;
      for (const { Body = '', MessageAttributes, ReceiptHandle } of Messages) {
        const trace = MessageAttributes?.[traceHeader]?.StringValue;
        const cause = MessageAttributes?.[causeAttribute]?.StringValue;
        taken.push({ messageId: 'm', body: Body, trace, cause });
        await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }
  }

  async function workOff(messages: Sent[]): Promise<number> {
    const failed = await Promise.all(messages.map((message) => handOver(spec, handler, [message])));
    return failed.flat().length;
  }

  /** The messages that wait for the worker, taken from its queue. */
  const waiting = async (): Promise<string[]> => (await take()).map(({ body }) => body);

  /** Hands messages to the worker at once; answers how many failed. */
  const work = (...bodies: string[]): Promise<number> => workOff(bodies.map((body) => ({ messageId: 'm', body })));

  /** Runs everything that waits to its end. */
  async function runAll(): Promise<void> {
    for (let messages = await take(); messages.length > 0; messages = await take()) await workOff(messages);
  }

  return { waiting, work, runAll };
}
