import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Event, newEvent } from '../../platform/outbox/event.entity.ts';
import { deliveryIdOf } from '../delivery/delivery.entity.ts';
import { readEventExamples } from '../webhook/event-examples.ts';
import { refuseUnreadable } from '../webhook/event-readings.ts';
import { readWebhook } from '../webhook/read-webhook.ts';

/** Sends an example by the way of every other event, so that what is tested is what will happen. */
export const handler = defineHandler(webhooks.testWebhook, async ({ actor, params: { id }, body: { event: type } }) => {
  const webhook = await readWebhook(actor.workspaceId, id);
  refuseUnreadable(actor, [{ type }], () => 'event');
  if (!webhook.active) throw new AppError('webhook_inactive');
  const { [type]: data } = await readEventExamples();
  const now = new Date();
  const told = newEvent(actor, { type, entityId: id, data }, now);
  await write([
    put(Event.create({ ...told, onlyWebhookId: id })),
    audit(actor, { type: 'webhook.tested', entityId: id }, now),
  ]);
  return { deliveryId: deliveryIdOf(told.eventId) };
});
