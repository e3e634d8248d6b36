import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { Board } from './board.contract.ts';
import { SavedAd } from './card.contract.ts';
import { eventExamples } from './event-examples.ts';

const board = z.strictObject({ board: z.strictObject(Board.shape) });
const savedAd = z.strictObject({ savedAd: z.strictObject(SavedAd.shape) });
const gone = z.strictObject({ id: z.string() });
const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'board.created': board,
  'board.updated': board,
  'board.deleted': gone,
  'ad.saved': savedAd,
  'ad.unsaved': gone.extend({ boardId: z.string(), adId: z.string() }),
  'ad.moved': savedAd,
};

describe('the examples of events', () => {
  it.each(keysOf(eventExamples))('are as the API answers: %s', (type) => {
    expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
  });
});
