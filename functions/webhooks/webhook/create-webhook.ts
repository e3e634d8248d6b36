import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeWebhook } from './make-webhook.ts';
import { shownWebhook } from './shown-webhook.ts';

/** Its secret is in this answer and in no other, so that a creation is not replayed by its idempotency key. */
export const handler = defineHandler(webhooks.createWebhook, async ({ actor, body }) => {
  const { item, secret } = await makeWebhook(actor, body);
  return { webhook: await shownWebhook(item), secret };
});
