import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { eventExamples } from './event-examples.ts';
import { Prospect } from './prospect.ts';
import { retentionDay } from './prospects.rules.ts';

const prospect = z.strictObject({ prospect: z.strictObject(Prospect.shape) });
const gone = z.strictObject({ id: z.string() });
const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'prospect.created': prospect,
  'prospect.updated': prospect,
  'prospect.status_changed': prospect.extend({ previousStatus: Prospect.shape.status }),
  'prospect.deleted': gone,
  'prospect.restored': prospect,
  'prospect.action_due': prospect,
};

describe('the examples of events', () => {
  it.each(keysOf(eventExamples))('are as the API answers: %s', (type) => {
    expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
  });

  it('hold together: a score is the sum of its lines, a prospect is kept for three years', () => {
    const example = prospect.parse(eventExamples['prospect.created']).prospect;
    expect(example.scoreDetails.reduce((sum, { points }) => sum + points, 0)).toBe(example.score);
    expect(example.retainUntil).toBe(retentionDay(example.collectedAt));
  });
});
