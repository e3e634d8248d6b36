import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Import } from '../../../shared/ads/imports.contract.ts';
import { FollowedAdvertiser } from '../../../shared/ads/watch.contract.ts';
import { Board } from '../../../shared/boards/board.contract.ts';
import { SavedAd } from '../../../shared/boards/card.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { Prospect } from '../../../shared/prospects/prospect.ts';
import { retentionDay } from '../../../shared/prospects/prospects.rules.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { type SentEventType, webhookEvents } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { eventExamples } from './event-examples.ts';

const prospect = z.strictObject({ prospect: z.strictObject(Prospect.shape) });
const board = z.strictObject({ board: z.strictObject(Board.shape) });
const savedAd = z.strictObject({ savedAd: z.strictObject(SavedAd.shape) });
const followed = z.strictObject({ followedAdvertiser: z.strictObject(FollowedAdvertiser.shape) });
const gone = z.strictObject({ id: z.string() });

/** What the API itself answers of the things that it has; those of words to come are not there yet. */
const shapes: Partial<Record<SentEventType, z.ZodType>> = {
  'prospect.created': prospect,
  'prospect.updated': prospect,
  'prospect.status_changed': prospect.extend({ previousStatus: Prospect.shape.status }),
  'prospect.deleted': gone,
  'prospect.restored': prospect,
  'prospect.action_due': prospect,
  'board.created': board,
  'board.updated': board,
  'board.deleted': gone,
  'ad.saved': savedAd,
  'ad.unsaved': gone.extend({ boardId: z.string(), adId: z.string() }),
  'ad.moved': savedAd,
  'advertiser.ads_started': followed,
  'advertiser.ads_stopped': followed,
  'import.completed': z.strictObject({ import: z.strictObject(Import.shape) }),
  ping: z.strictObject({ message: z.string() }),
};
const wordsToCome = /^(campaign|persona|ai|ugc)\./;

describe('the examples of events', () => {
  it.each(Object.entries(eventExamples))('are as the API answers: %s', (type, data) => {
    const shape = shapes[type as SentEventType];
    if (shape) expect(shape.parse(data)).toEqual(data);
    else expect(type).toMatch(wordsToCome);
    expect(JSON.stringify(data).length).toBeLessThan(webhookLimits.payloadBytes);
  });

  it('hold together: a score is the sum of its lines, a prospect is kept for three years', () => {
    const example = prospect.parse(eventExamples['prospect.created']).prospect;
    expect(example.scoreDetails.reduce((sum, { points }) => sum + points, 0)).toBe(example.score);
    expect(example.retainUntil).toBe(retentionDay(example.collectedAt));
  });
});

describe('listWebhookEvents', () => {
  it('lists every event with its texts and a payload of its type, then the ping', async () => {
    const { token } = await signedInUser();
    const { status, data } = await call(webhooks.listWebhookEvents, { token });
    expect(status).toBe(200);
    expect(data.items.map(({ type }) => type)).toEqual([...keysOf(webhookEvents), 'ping']);
    for (const { type, label, description, example } of data.items) {
      expect([label, description].every((text) => text.length > 3)).toBe(true);
      expect(example).toEqual({ type, timestamp: expect.any(String), data: eventExamples[type] });
    }
  });
});
