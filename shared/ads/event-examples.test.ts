import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { eventExamples } from './event-examples.ts';
import { FollowedAdvertiser } from './watch.contract.ts';

const followed = z.strictObject({ followedAdvertiser: z.strictObject(FollowedAdvertiser.shape) });
const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'advertiser.ads_started': followed,
  'advertiser.ads_stopped': followed,
};

describe('the examples of events', () => {
  it.each(keysOf(eventExamples))('are as the API answers: %s', (type) => {
    expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
  });
});
