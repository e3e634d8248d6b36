import { type SentEventType, sentEventTypes } from '../../shared/rules/webhook-events.ts';
import { webhookLimits } from '../../shared/rules/webhooks.ts';
import { notifyPeople } from '../notifications/notify.domain.ts';
import { isRefused } from '../platform/db/write.ts';
import { Event, type EventItem, eventShards } from '../platform/outbox/event.entity.ts';
import { sweepShards } from '../platform/outbox/sweep-shards.ts';
import { passPoint } from '../platform/worker/pass-point.ts';
import { Delivery, type DeliveryItem } from './delivery.entity.ts';
import { enqueueAttempt } from './delivery-queue.ts';
import { requeueSeconds, shardOf } from './due-deliveries.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';

/** Makes the deliveries of an event, one for each webhook that asked for it, and tells people. May be done again. */
export async function fanOut(event: EventItem): Promise<void> {
  const { type } = event;
  if (isSent(type)) await startDeliveries(event, type);
  await notifyPeople(event);
  await Event.patch(event).remove(['shard', 'pendingAt']).go();
}

/** Longer than the stream takes. */
const overdueMs = 60_000;
/** Of each shard: every one of them may make fifty deliveries. */
const eventsAtOnce = 20;

/** Events that were left pending: the stream was down, or somebody died half-way. */
export async function finishPendingEvents(now: Date): Promise<void> {
  const overdue = new Date(now.getTime() - overdueMs).toISOString();
  await sweepShards(
    eventShards,
    (shard, cursor) => Event.query.byPending({ shard }).lte({ pendingAt: overdue }).go({ limit: eventsAtOnce, cursor }),
    (page) => page.map(fanOut),
  );
}

const isSent = (type: EventItem['type']): type is SentEventType => sentEventTypes.some((sent) => sent === type);

/** One for each webhook that asked for the event, put on the queue. */
async function startDeliveries(event: EventItem, type: SentEventType): Promise<void> {
  const subscribed = (await webhooksOf(event.workspaceId)).filter((webhook) => isFor(webhook, event));
  await Promise.all(subscribed.map((webhook) => startDelivery({ ...event, type }, webhook)));
}

async function webhooksOf(workspaceId: string): Promise<WebhookItem[]> {
  const { data } = await Webhook.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

const isFor = (webhook: WebhookItem, event: EventItem) =>
  webhook.active &&
  (event.onlyWebhookId === undefined
    ? webhook.events.includes(event.type) && webhook.createdAt <= event.at
    : event.onlyWebhookId === webhook.webhookId);

/** One event makes one delivery for a webhook: its id follows from the event's. */
export const deliveryIdOf = (eventId: string) => eventId.replace(/^evt_/, 'dlv_');

async function startDelivery(event: EventItem & { type: SentEventType }, { webhookId }: WebhookItem): Promise<void> {
  const now = new Date();
  const delivery: DeliveryItem = {
    workspaceId: event.workspaceId,
    webhookId,
    deliveryId: deliveryIdOf(event.eventId),
    eventId: event.eventId,
    eventType: event.type,
    status: 'pending',
    tries: 0,
    attempts: [],
    attemptCount: 0,
    nextAttemptAt: now.toISOString(),
    shard: shardOf(event.eventId),
    // Whatever the queue loses is found a minute later.
    dueAt: new Date(now.getTime() + requeueSeconds * 1000).toISOString(),
    createdAt: event.at,
    ttl: Math.floor(Date.parse(event.at) / 1000) + webhookLimits.logDays * 24 * 3600,
  };
  try {
    await Delivery.create(delivery).go();
  } catch (error) {
    if (!isRefused(error)) throw error;
    // It was made before: the sweeper sees to it if its message was never sent.
    return;
  }
  passPoint('fan-out-half');
  await enqueueAttempt({ workspaceId: event.workspaceId, webhookId, deliveryId: delivery.deliveryId, attempt: 0 });
}
