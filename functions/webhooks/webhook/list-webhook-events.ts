import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { pingEvent, pingTexts, webhookEvents } from '../../../shared/webhooks/webhook-events.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readEventExamples } from './event-examples.ts';

const timestamp = '2026-09-16T14:05:00.000Z';
const texts = { ...webhookEvents, [pingEvent]: pingTexts };

/** What a webhook can be told of, each with a payload as it would be; the ping, which nobody subscribes to, comes last. */
export const handler = defineHandler(webhooks.listWebhookEvents, async () => {
  const examples = await readEventExamples();
  return {
    items: keysOf(texts).map((type) => ({
      type,
      ...texts[type],
      example: { type, timestamp, data: examples[type] },
    })),
  };
});
