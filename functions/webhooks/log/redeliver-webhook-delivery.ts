import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { askForAttempt } from '../delivery/ask-for-attempt.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { enqueueAttempt } from '../delivery/delivery-queue.ts';
import { payloadText } from '../delivery/payload.ts';
import { refuseUnreadable } from '../webhook/event-readings.ts';
import { readWebhook } from '../webhook/read-webhook.ts';

/** One more attempt, now, with the same `webhook-id`. The schedule of what still waits stays as it was. */
export const handler = defineHandler(deliveries.redeliverWebhookDelivery, async ({ actor, params }) => {
  const { id: webhookId, deliveryId } = params;
  const { workspaceId } = actor;
  const webhook = await readWebhook(workspaceId, webhookId);
  const { data: delivery } = await Delivery.get({ workspaceId, webhookId, deliveryId }).go({ consistent: true });
  if (!delivery) throw new AppError('not_found');
  if (!webhook.active) throw new AppError('webhook_inactive');
  const { data: event } = await Event.get({ workspaceId, eventId: delivery.eventId }).go({ consistent: true });
  refuseUnreadable(actor, [{ type: delivery.eventType, entityId: event?.entityId }], () => 'deliveryId');
  if (!event || payloadText(event) === null) throw new AppError('delivery_erased');
  const now = new Date();
  await write([
    update(askForAttempt({ workspaceId, webhookId, deliveryId }, now), 'delivery_under_way'),
    audit(actor, { type: 'webhook.redelivered', entityId: webhookId, changed: [deliveryId] }, now),
  ]);
  await enqueueAttempt({ workspaceId, webhookId, deliveryId, attempt: 'manual' });
  return { deliveryId };
});
