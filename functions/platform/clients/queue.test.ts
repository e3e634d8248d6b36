import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { queues as specs } from '../../../shared/workers.ts';
import { queues } from '../testing/services.ts';
import { enqueue } from './queue.ts';

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });
const QueueUrl = queues.addresses.get(specs.mails) ?? '';

async function waiting(): Promise<number[]> {
  const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
  return Messages.map(({ Body = '' }) => JSON.parse(Body).at);
}

it('puts every message of many at once on the queue, each after its own delay', async () => {
  const numbers = Array.from({ length: 25 }, (_, at) => at);
  await Promise.all(numbers.map((at) => enqueue(QueueUrl, { at }, at === 7 ? { delaySeconds: 60 } : { group: 'g' })));
  await enqueue(QueueUrl, { at: 25 });
  const all = [...(await waiting()), ...(await waiting()), ...(await waiting())].sort((a, b) => a - b);
  expect(all).toEqual([...numbers.filter((at) => at !== 7), 25]);
});

it('tells each message that the queue does not take, and goes on', async () => {
  const nowhere = `${QueueUrl}-none`;
  const tried = await Promise.allSettled([enqueue(nowhere, { at: 1 }), enqueue(nowhere, { at: 2 })]);
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // A character that SQS does not take, and that JSON leaves as it is.
  const messages = [{ at: 1 }, { at: '\ufffe' }, { at: 3 }];
  const mixed = await Promise.allSettled(messages.map((message) => enqueue(QueueUrl, message)));
  expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await waiting()).toEqual([1, 3]);
});
