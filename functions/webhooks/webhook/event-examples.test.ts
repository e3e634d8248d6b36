import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { sentEventTypes, webhookEvents } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { readEventExamples } from './event-examples.ts';

const eventExamples = await readEventExamples();

describe('the examples of events', () => {
  it.each(sentEventTypes)('fit a payload: %s', (type) => {
    expect(JSON.stringify(eventExamples[type]).length).toBeLessThan(webhookLimits.payloadBytes);
  });

  it('show the ping as it is sent', () => {
    expect(z.strictObject({ message: z.string() }).parse(eventExamples.ping)).toEqual(eventExamples.ping);
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
