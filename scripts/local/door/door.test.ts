import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { DynamoDBStreamsClient, ListStreamsCommand } from '@aws-sdk/client-dynamodb-streams';
import { ReceiveMessageCommand, SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sqsEvent } from '../../../functions/platform/testing/sqs-event.ts';
import type { Statement } from '../../../infra/rights/statements-of.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { queues as specs } from '../../../shared/workers.ts';
import { localCredentials, localRegion } from '../database.ts';
import { portOf } from '../port-of.ts';
import { workOff } from '../queue-poller.ts';
import { deadLettersOf, startQueues } from '../queues.ts';
import { openDoor } from './door.ts';
import { maxRuns, readLineage, traceHeader } from './lineage.ts';
import { fittingBatches, maxPayloadBytes } from './payload.ts';
import { plantRights } from './rights-given.ts';
import { runFunction } from './run-function.ts';
import { runWorker } from './run-worker.ts';

openDoor(console.error);
// As a test that loads modules anew does.
openDoor(console.error);
const sendsTo = (...names: (keyof typeof specs)[]): Statement[] =>
  names.map((name) => ({ resource: `queue:${name}`, actions: ['sqs:SendMessage'] }));
const rights = new Map([
  ['probe', sendsTo('prospectRemovals')],
  ['emptyBoard', sendsTo('mails')],
  ['sendMail', sendsTo('boardRemovals')],
  ['deliverWebhook', sendsTo('deliveries')],
  ['runImport', sendsTo('adImports')],
]);
plantRights(rights);
const queues = await startQueues();
const client = new SQSClient({
  endpoint: queues.endpoint,
  region: localRegion,
  credentials: localCredentials,
  useQueueUrlAsEndpoint: false,
});
const addressOf = (spec: QueueSpec) => queues.addresses.get(spec) ?? '';
const QueueUrl = addressOf(specs.prospectRemovals);
const send = (MessageBody: string, address = QueueUrl) =>
  client.send(new SendMessageCommand({ QueueUrl: address, MessageBody }));
const sendAll = (...bodies: string[]) =>
  client.send(
    new SendMessageBatchCommand({ QueueUrl, Entries: bodies.map((MessageBody, at) => ({ Id: `${at}`, MessageBody })) }),
  );
const receive = async (address: string) => {
  const taking = { QueueUrl: address, MaxNumberOfMessages: 10, MessageAttributeNames: [traceHeader] };
  return (await client.send(new ReceiveMessageCommand(taking))).Messages ?? [];
};

afterAll(() => queues.stop());

describe('the door of SQS', () => {
  const full = 'é'.repeat(128 * 1024);

  it('takes a message of 256 KB and no byte more', async () => {
    await send(full);
    await expect(send(`${full}x`)).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: 'One or more parameters are invalid. Reason: Message must be shorter than 262144 bytes.',
      $metadata: { httpStatusCode: 400 },
    });
  });

  it('takes 256 KB and ten messages at once', async () => {
    const half = full.slice(full.length / 2);
    await sendAll(half, half);
    await expect(sendAll(half, half, 'x')).rejects.toMatchObject({
      name: 'BatchRequestTooLong',
      message: 'Batch requests cannot be longer than 262144 bytes. You have sent 262145 bytes.',
    });
    await expect(sendAll(...Array.from({ length: 11 }, String))).rejects.toMatchObject({
      name: 'TooManyEntriesInBatchRequest',
    });
  });
});

it('lets through what no function asks, such as the follower of the stream', async () => {
  const server = createServer((_, response) => response.end('{"Streams":[]}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${portOf(server)}`;
  const streams = new DynamoDBStreamsClient({ endpoint, region: localRegion, credentials: localCredentials });
  expect(await streams.send(new ListStreamsCommand({}))).toMatchObject({ Streams: [] });
  streams.destroy();
  server.close();
});

describe('a run', () => {
  const fn = { name: 'probe', timeoutSeconds: 5 };
  const brief = { name: 'probe', timeoutSeconds: 0.05 };
  const fits = maxPayloadBytes - '{"body":""}'.length;

  it('takes and answers 6 MB as JSON, and no byte more', async () => {
    const event = { body: 'x'.repeat(fits) };
    expect(await runFunction(fn, event, async ({ body }) => ({ body }))).toEqual(event);
    await expect(runFunction(fn, { body: `${event.body}x` }, async () => 'never')).rejects.toMatchObject({
      name: 'RequestTooLargeException',
      message: 'Request must be smaller than 6291556 bytes for the InvokeFunction operation',
    });
    for (const body of [`${event.body}x`, '"'.repeat(fits / 2 + 1), 'é'.repeat(fits / 2 + 1)])
      await expect(runFunction(fn, {}, async () => ({ body }))).rejects.toMatchObject({
        name: 'Function.ResponseSizeTooLarge',
        message: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
      });
  });

  it('is given records in as many batches as it takes', () => {
    const records = Array.from({ length: 100 }, (_, at) => ({ at, body: 'x'.repeat(100_000) }));
    const batches = fittingBatches(records);
    expect(batches.map(({ length }) => length)).toEqual([62, 38]);
    expect(batches.flat()).toEqual(records);
    expect(fittingBatches([])).toEqual([]);
  });

  it('fails when its time is up, and whatever it asks of AWS after that', async () => {
    const timedOut = { name: 'Sandbox.Timedout', message: 'Task timed out after 0.05 seconds' };
    let late: Promise<unknown> = Promise.resolve();
    const run = runFunction(brief, {}, async () => {
      late = setTimeout(100).then(() => send('too late'));
      await late;
    });
    await expect(run).rejects.toMatchObject(timedOut);
    await expect(late).rejects.toMatchObject(timedOut);
    await expect(runFunction(fn, {}, () => send('in time'))).resolves.toBeDefined();
  });

  it('has all its time, however long its rights take to be read', async () => {
    plantRights(setTimeout(1_500, rights));
    await expect(runFunction({ ...fn, timeoutSeconds: 1 }, {}, () => send('in time'))).resolves.toBeDefined();
  });

  it('may end what it left behind, once it has answered in time', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await runFunction(brief, {}, async () => {
      later = setTimeout(100).then(() => send('thawed'));
    });
    await expect(later).resolves.toBeDefined();
  });
});

describe('messages that go round', () => {
  const records = async (address: string) =>
    sqsEvent(
      (await receive(address)).map(({ MessageId = '', Body = '', MessageAttributes }) => ({
        messageId: MessageId,
        body: Body,
        trace: MessageAttributes?.[traceHeader]?.StringValue,
      })),
    ).Records;

  /** Lets each queue's worker send to the next one, until one is stopped or `most` are through; answers how many ran. */
  async function goRound(circle: readonly QueueSpec[], most: number): Promise<number> {
    let runs = 0;
    await send('round', addressOf(circle[0] as QueueSpec));
    for (;;) {
      for (const [at, spec] of circle.entries()) {
        const next = circle[(at + 1) % circle.length] as QueueSpec;
        const handler = async () => {
          runs++;
          await send('round', addressOf(next));
          return { batchItemFailures: [] };
        };
        const { looping } = await runWorker(spec, handler, await records(addressOf(spec)));
        if (looping.length > 0 || runs >= most) return runs;
      }
    }
  }

  it('are stopped once a worker had sixteen runs of them', async () => {
    expect(await goRound([specs.boardRemovals, specs.mails], 100)).toBe(2 * maxRuns);
  });

  it('go on where a worker may send to its own queue', async () => {
    expect(await goRound([specs.deliveries], 20)).toBe(20);
  });

  it('leaves what is stopped to the dead letters', async () => {
    const address = addressOf(specs.pixelEvents);
    const queue = specs.boardRemovals;
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const trace = { [traceHeader]: { DataType: 'String', StringValue: `Root=1;Lineage=emptyBoard:${maxRuns}` } };
    const message = { MessageId: 'm', Body: 'round', ReceiptHandle: 'none', MessageAttributes: trace };
    await workOff(client, { queue, address }, [message], async () => {
      throw new Error('It runs');
    });
    expect(await receive(deadLettersOf(address))).toMatchObject([{ Body: 'round' }]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('hands on how often every function ran before', async () => {
    const spec = specs.adImports;
    const trace = 'Root=1;Lineage=importAds:1|runImport:41';
    await runWorker(
      spec,
      async () => {
        await send('next', addressOf(spec));
        return { batchItemFailures: [] };
      },
      sqsEvent([{ messageId: 'm', body: 'x', trace }]).Records,
    );
    const [next] = await receive(addressOf(spec));
    expect(readLineage(next?.MessageAttributes?.[traceHeader]?.StringValue)).toEqual({ importAds: 1, runImport: 42 });
  });
});
