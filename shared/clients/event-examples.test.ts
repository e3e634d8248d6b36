import { expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { Client } from './client.ts';
import { eventExamples } from './event-examples.ts';

const client = z.strictObject({ client: z.strictObject(Client.shape) });
const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'client.created': client,
  'client.updated': client,
  'client.deleted': z.strictObject({ id: z.string() }),
};

it.each(keysOf(eventExamples))('is told as the API answers: %s', (type) => {
  expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
});
