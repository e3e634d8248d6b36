import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { workOff } from '../../../scripts/local/queue-poller.ts';
import { deadLettersOf } from '../../../scripts/local/queues.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { schedules } from '../../../shared/workers.ts';
import { queues } from '../../platform/testing/services.ts';
import type { WorkerHandler } from '../../platform/worker/define-worker.ts';
import { handler as keepDeadLetters } from '../job/keep-dead-letters.schedule.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });
const addressOf = (spec: QueueSpec) => queues.addresses.get(spec) ?? '';

const receive = async (QueueUrl: string, VisibilityTimeout?: number): Promise<Message[]> => {
  const names = { MessageSystemAttributeNames: ['All' as const], MessageAttributeNames: ['All'] };
  const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout, ...names });
  return (await client.send(command)).Messages ?? [];
};

export const send = (spec: QueueSpec, body: object) =>
  client.send(new SendMessageCommand({ QueueUrl: addressOf(spec), MessageBody: JSON.stringify(body) }));

/** Puts messages among the dead letters of a queue, as if its worker had given them up. */
export const bury = (spec: QueueSpec, ...bodies: object[]) =>
  Promise.all(
    bodies.map((body) =>
      client.send(
        new SendMessageCommand({ QueueUrl: deadLettersOf(addressOf(spec)), MessageBody: JSON.stringify(body) }),
      ),
    ),
  );

/** Has the worker fail on all that waits, until the queue gives it up. */
export async function failUntilDead(spec: QueueSpec, handler: WorkerHandler): Promise<void> {
  const address = addressOf(spec);
  for (;;) {
    const messages = await receive(address, 0);
    if (messages.length === 0) return;
    await workOff(client, { queue: spec, address }, messages, handler);
  }
}

/** Takes what waits on a queue; answers the bodies. */
export async function takeAll(spec: QueueSpec): Promise<unknown[]> {
  const bodies: unknown[] = [];
  for (;;) {
    const messages = await receive(addressOf(spec));
    if (messages.length === 0) return bodies;
    for (const { Body = '', ReceiptHandle } of messages) {
      bodies.push(JSON.parse(Body));
      await client.send(new DeleteMessageCommand({ QueueUrl: addressOf(spec), ReceiptHandle }));
    }
  }
}

/** Runs what brings the dead letters to the table. */
export const keep = (at?: Date): Promise<void> =>
  runFunction(schedules.keepDeadLetters, { ...(at && { at: at.toISOString() }) }, keepDeadLetters);
