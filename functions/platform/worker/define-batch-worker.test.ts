import { expect, it } from 'vitest';
import * as z from 'zod';
import { sqsEvent } from '../testing/sqs-event.ts';
import { defineBatchWorker } from './define-batch-worker.ts';

const schema = z.object({ n: z.number() });
type Message = z.infer<typeof schema>;

const bodies = ['{"n":1}', '{"n":2}', 'not json', '{"n":"four"}', '{"n":5}'];
const batch = sqsEvent(bodies.map((body, at) => ({ messageId: `m${at + 1}`, body })));

async function failuresOf(act: (messages: Message[]) => Promise<Message[]>): Promise<string[]> {
  const { batchItemFailures } = await defineBatchWorker('probe', schema, act)(batch);
  return batchItemFailures.map((failure) => failure.itemIdentifier).sort();
}

it('hands the messages over together and gives back those that failed or could not be read', async () => {
  const seen: number[][] = [];
  const failures = await failuresOf(async (messages) => {
    seen.push(messages.map(({ n }) => n));
    return messages.filter(({ n }) => n === 2);
  });
  expect(seen).toEqual([[1, 2, 5]]);
  expect(failures).toEqual(['m2', 'm3', 'm4']);
});

it('gives all of them back when the act throws', async () => {
  expect(await failuresOf(() => Promise.reject(new Error('not today')))).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
});
