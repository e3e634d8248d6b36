import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { lambdaContext } from '../testing/lambda-event.ts';
import { sqsEvent } from '../testing/sqs-event.ts';
import { defineBatchWorker } from './define-batch-worker.ts';
import { defineSchedule } from './define-schedule.ts';
import { defineStream } from './define-stream.ts';
import { defineWorker } from './define-worker.ts';

const forever = () => new Promise<never>(() => {});
const shortly = () => lambdaContext(1_050);
const schema = z.object({ n: z.number() });
const batch = sqsEvent([1, 2, 3].map((n) => ({ messageId: `m${n}`, body: JSON.stringify({ n }) })));

it('gives back what is not done when the time of a worker is nearly up', async () => {
  const worker = defineWorker('probe', schema, ({ n }) => (n === 2 ? forever() : setTimeout(0)));
  expect(await worker(batch, shortly())).toEqual({ batchItemFailures: [{ itemIdentifier: 'm2' }] });
  const together = await defineBatchWorker('probe', schema, forever)(batch, shortly());
  expect(together.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m1', 'm2', 'm3']);
});

it('lets the clock and the stream see it', async () => {
  const unavailable = { reason: 'unavailable' };
  await expect(defineSchedule('probe', forever)(undefined, shortly())).rejects.toMatchObject(unavailable);
  await expect(defineStream('probe', forever)({ Records: [] }, shortly())).rejects.toMatchObject(unavailable);
});
