import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as deliveries from '../../../shared/webhooks/log.contract.ts';
import * as contract from '../../../shared/webhooks/webhook.contract.ts';
import type { WebhookEventType } from '../../../shared/webhooks/webhook-events.ts';
import { queues } from '../../../shared/workers.ts';
import { dispatchAll, tellEvent } from '../../events/testing/dispatch-all.ts';
import { Event, newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { deliverAll } from '../delivery/deliver.ts';
import { Delivery, type DeliveryItem, deliveryIdOf } from '../delivery/delivery.entity.ts';
import type { AttemptMessage } from '../delivery/delivery-queue.ts';

/** A new webhook of someone, active and told of boards unless `body` says otherwise. */
export async function newWebhook(token: string, url: string, body: object = {}) {
  const { data } = await call(contract.createWebhook, {
    token,
    body: { name: 'CRM', url, events: ['board.created'], ...body },
  });
  const { webhook, secret } = data;
  if (secret === null) throw new Error('the first answer of a creation shows its secret');
  return { webhook, secret };
}

/** Writes an event as an act does, and has it fanned out; answers the id of its deliveries. */
export async function tell(
  workspaceId: string,
  data: Record<string, unknown> = { board: { id: 'brd_1', name: 'Veille' } },
  type: WebhookEventType = 'board.created',
): Promise<string> {
  const event = newEvent({ workspaceId }, { type, entityId: 'brd_1', data }, new Date());
  await tellEvent(event);
  return deliveryIdOf(event.eventId);
}

/** Has everything that was told in a workspace reach those who are told. */
export async function fanOutPending(workspaceId: string): Promise<void> {
  const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  for (const event of data) if (event.pendingAt !== undefined) await dispatchAll([event]);
}

export type Place = { workspaceId: string; webhookId: string; deliveryId: string };

export async function readDelivery(place: Place): Promise<DeliveryItem> {
  const { data } = await Delivery.get(place).go({ consistent: true });
  if (!data) throw new Error('No such delivery');
  return data;
}

/** Does what one message asks for. */
export async function deliver(message: AttemptMessage): Promise<void> {
  const fn = { name: 'deliverWebhook', timeoutSeconds: queues.deliveries.timeoutSeconds };
  const [done] = await runFunction(fn, [message], deliverAll);
  if (done?.status === 'rejected') throw done.reason;
}

/** Makes the next attempt of the schedule, whenever it is due. */
export async function attempt(place: Place): Promise<DeliveryItem> {
  const { tries } = await readDelivery(place);
  await deliver({ ...place, attempt: tries });
  return readDelivery(place);
}

/** The log of a webhook as the API answers it. */
export async function log(token: string, id: string, query: object = {}) {
  const { data } = await call(deliveries.listWebhookDeliveries, { token, params: { id }, query });
  return data;
}
