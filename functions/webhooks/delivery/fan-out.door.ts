import { daySeconds } from '../../../shared/kernel/day.ts';
import { type SentEventType, sentEventTypes } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { put } from '../../platform/db/write.ts';
import { shutAmong } from '../../platform/identity/closing-workspaces.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { mayRead } from '../webhook/event-readings.ts';
import { webhooksOf } from '../webhook/read-webhook.ts';
import type { WebhookItem } from '../webhook/webhook.entity.ts';
import { Delivery, type DeliveryItem, deliveryIdOf } from './delivery.entity.ts';
import { enqueueAttempt, longestDelaySeconds } from './delivery-queue.ts';
import { dueFor, shards } from './due-deliveries.ts';
import { takeTurns } from './sending-pace.ts';

type SentEvent = EventItem & { type: SentEventType };
type Planned = { event: EventItem; deliveries: DeliveryItem[] };

/** The deliveries of events, one for each webhook that asked for it. */
export const fanOut: Subscriber = (events) => {
  const sent = events.filter(isSent);
  const planning = planAll(sent);
  return events.map(async (event) => (isSent(event) ? ((await planning)[sent.indexOf(event)] ?? null) : null));
};

/** Webhooks are read, and turns taken, once for each workspace. */
async function planAll(events: SentEvent[]): Promise<Plan[]> {
  const workspaceIds = [...new Set(events.map(({ workspaceId }) => workspaceId))];
  const { closing } = await shutAmong(workspaceIds);
  const open = workspaceIds.filter((id) => !closing.has(id));
  const webhooks = new Map(await Promise.all(open.map(async (id) => [id, await webhooksOf(id)] as const)));
  const planned = events.map((event) => ({
    event,
    deliveries: deliveriesOf(event, webhooks.get(event.workspaceId) ?? []),
  }));
  return (await inTurn(planned)).map(({ deliveries }) => ({
    made: deliveries.map((delivery) => ({
      put: put(Delivery.create(delivery)),
      sendOn: () => enqueueFirst(delivery),
    })),
    noted: { sentTo: deliveries.map(({ webhookId }) => webhookId) },
  }));
}

/** Each delivery with the time that the pace of its workspace gives it. */
async function inTurn(planned: Planned[]): Promise<Planned[]> {
  const now = new Date();
  const counts = new Map<string, number>();
  for (const { event, deliveries } of planned)
    counts.set(event.workspaceId, (counts.get(event.workspaceId) ?? 0) + deliveries.length);
  const turns = new Map(
    await Promise.all(
      [...counts].map(async ([id, count]) => [id, (await takeTurns(id, count, now)).values()] as const),
    ),
  );
  return planned.map(({ event, deliveries }) => ({
    event,
    deliveries: deliveries.map((delivery) => {
      const at = turns.get(event.workspaceId)?.next().value ?? now;
      const dueAt = dueFor(at, (at.getTime() - now.getTime()) / 1000);
      return { ...delivery, nextAttemptAt: at.toISOString(), dueAt: dueAt.toISOString() };
    }),
  }));
}

/** Whether webhooks may be told of it: other events are for people alone. */
const isSent = (event: EventItem): event is SentEvent => sentEventTypes.some((type) => type === event.type);

/** One for each webhook that asked for the event. */
function deliveriesOf(event: SentEvent, webhooks: WebhookItem[]): DeliveryItem[] {
  return webhooks.filter((webhook) => isFor(webhook, event)).map(({ webhookId }) => newDelivery(event, webhookId));
}

const isFor = (webhook: WebhookItem, event: SentEvent) =>
  webhook.active &&
  (event.onlyWebhookId === undefined
    ? webhook.events.includes(event.type) && webhook.createdAt <= event.at && isReadable(webhook, event)
    : event.onlyWebhookId === webhook.webhookId);

/** An import is told to webhooks whose makers may read its word. */
const isReadable = ({ reads }: WebhookItem, event: SentEvent) => reads === undefined || mayRead(new Set(reads), event);

function newDelivery(event: SentEvent, webhookId: string): DeliveryItem {
  return {
    workspaceId: event.workspaceId,
    webhookId,
    deliveryId: deliveryIdOf(event.eventId),
    eventId: event.eventId,
    eventType: event.type,
    ...(event.requestId !== undefined && { requestId: event.requestId }),
    status: 'pending',
    tries: 0,
    attempts: [],
    attemptCount: 0,
    ...(event.onlyWebhookId !== undefined && { test: true }),
    shard: shardOf(event.eventId, shards),
    createdAt: event.at,
    ttl: Math.floor(Date.parse(event.at) / 1000) + webhookLimits.logDays * daySeconds,
  };
}

/** What is to wait for longer than the queue can hold it is left to the sweeper, as what the queue loses is. */
async function enqueueFirst({ workspaceId, webhookId, deliveryId, nextAttemptAt = '' }: DeliveryItem): Promise<void> {
  const seconds = (Date.parse(nextAttemptAt) - Date.now()) / 1000;
  if (seconds > longestDelaySeconds) return;
  await enqueueAttempt({ workspaceId, webhookId, deliveryId, attempt: 0 }, seconds);
}
