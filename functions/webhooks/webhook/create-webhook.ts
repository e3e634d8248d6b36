import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { makeWebhook } from './make-webhook.ts';
import { readWebhook } from './read-webhook.ts';
import { shownWebhook } from './shown-webhook.ts';

/** Makes a webhook once. Its secret is in this answer and in no other: who asks again gets the webhook without it. */
export const handler = defineHandler(webhooks.createWebhook, (call) => {
  const { actor, body } = call;
  // A map says nothing in JSON: as a list, other headers are another body.
  const asked = { ...call, body: { ...body, headers: [...(body.headers ?? [])] } };
  return makeOnce<{ webhook: webhooks.Webhook; secret: string | null }>(asked, {
    make: async (mark) => {
      const { item, secret } = await makeWebhook(actor, body, mark);
      return { webhook: await shownWebhook(item), secret };
    },
    replay: async (id) => ({
      webhook: await shownWebhook(await readWebhook(actor.workspaceId, id)),
      secret: null,
    }),
  });
});
