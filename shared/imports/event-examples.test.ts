import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Import } from '../ads/imports.contract.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { eventExamples } from './event-examples.ts';

const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'import.completed': z.strictObject({ import: z.strictObject(Import.shape) }),
};

describe('the examples of events', () => {
  it.each(keysOf(eventExamples))('are as the API answers: %s', (type) => {
    expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
  });
});
