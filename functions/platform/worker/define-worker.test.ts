import { expect, it } from 'vitest';
import * as z from 'zod';
import { sqsEvent } from '../testing/sqs-event.ts';
import { defineWorker } from './define-worker.ts';

it('hands each message over alone and gives back those that failed', async () => {
  const seen: number[] = [];
  const worker = defineWorker('probe', z.object({ n: z.number() }), async ({ n }) => {
    if (n === 2) throw new Error('not today');
    seen.push(n);
  });
  const bodies = ['{"n":1}', '{"n":2}', 'not json', '{"n":"four"}', '{"n":5}'];
  const { batchItemFailures } = await worker(sqsEvent(bodies.map((body, at) => ({ messageId: `m${at + 1}`, body }))));
  expect(seen).toEqual([1, 5]);
  expect(batchItemFailures.map((failure) => failure.itemIdentifier)).toEqual(['m2', 'm3', 'm4']);
});
