import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { enqueueResending } from '../delivery/delivery-queue.ts';
import { namedTypes, placeIn, refuseUnreadable } from '../webhook/event-readings.ts';
import { readWebhook } from '../webhook/read-webhook.ts';
import { findFailures } from './find-failures.ts';

/** What one message names: a batch of ten is sent on within the worker's time. */
const idsAMessage = 50;

/** One more attempt of each failure, with the same `webhook-id`; the queue sees to them. */
export const handler = defineHandler(deliveries.redeliverWebhookFailures, async ({ actor, params, body }) => {
  const { workspaceId } = actor;
  const { id: webhookId } = params;
  const webhook = await readWebhook(workspaceId, webhookId);
  if (!webhook.active) throw new AppError('webhook_inactive');
  const types = webhook.events as Parameters<typeof placeIn>[0];
  refuseUnreadable(actor, namedTypes(types), placeIn(types));
  const now = new Date();
  const { found, goOnFrom } = await findFailures(actor, webhookId, { ...body, now });
  if (found.length > 0) {
    await write([
      audit(actor, { type: 'webhook.failures_redelivered', entityId: webhookId, changed: Object.keys(body) }, now),
    ]);
    const askedAt = now.toISOString();
    await Promise.all(
      Array.from({ length: Math.ceil(found.length / idsAMessage) }, (_, at) =>
        enqueueResending({
          workspaceId,
          webhookId,
          resend: found.slice(at * idsAMessage, (at + 1) * idsAMessage),
          askedAt,
        }),
      ),
    );
  }
  return { queued: found.length, goOnFrom };
});
