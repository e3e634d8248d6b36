import { type SentEventType, sentEventTypes } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { notifyPeople } from '../../notifications/notification/notify-people.door.ts';
import { isRefused, put, update, write } from '../../platform/db/write.ts';
import { Event, type EventItem, eventShards } from '../../platform/outbox/event.entity.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { mayRead } from '../webhook/event-readings.ts';
import { webhooksOf } from '../webhook/read-webhook.ts';
import type { WebhookItem } from '../webhook/webhook.entity.ts';
import { Delivery, type DeliveryItem, deliveryIdOf } from './delivery.entity.ts';
import { enqueueAttempt, longestDelaySeconds } from './delivery-queue.ts';
import { dueFor, shardOf } from './due-deliveries.ts';
import { takeTurns } from './sending-pace.ts';

/** Makes the deliveries of an event, one for each webhook that asked for it, and tells people. May be done again. */
export async function fanOut(event: EventItem): Promise<void> {
  const planned = { event, deliveries: deliveriesOf(event, await webhooksOf(event.workspaceId)) };
  await Promise.all((await inTurn([planned])).map(start));
}

async function start({ event, deliveries }: Planned): Promise<void> {
  await Promise.all(deliveries.map(startDelivery));
  await notifyPeople(event);
  await done(event, deliveries).go();
}

const done = (event: EventItem, deliveries: DeliveryItem[]) =>
  Event.patch(event)
    .remove(['shard', 'pendingAt'])
    .set({ sentTo: deliveries.map(({ webhookId }) => webhookId) });

type Planned = { event: EventItem; deliveries: DeliveryItem[] };

/** What a transaction takes. */
const writesTogether = 100;

/** The same for many events, whose writes travel together; where those fail, each event goes on its own. */
export async function fanOutAll(events: EventItem[]): Promise<PromiseSettledResult<void>[]> {
  const workspaceIds = [...new Set(events.map(({ workspaceId }) => workspaceId))];
  const webhooks = new Map(await Promise.all(workspaceIds.map(async (id) => [id, await webhooksOf(id)] as const)));
  const planned = events.map((event) => ({
    event,
    deliveries: deliveriesOf(event, webhooks.get(event.workspaceId) ?? []),
  }));
  const outcomes = await Promise.all(chunksOf(await inTurn(planned)).map(startTogether));
  return outcomes.flat();
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

function chunksOf(planned: Planned[]): Planned[][] {
  const chunks: Planned[][] = [];
  let writes = writesTogether;
  for (const one of planned) {
    const own = one.deliveries.length + 1;
    if (writes + own > writesTogether) {
      chunks.push([]);
      writes = 0;
    }
    chunks.at(-1)?.push(one);
    writes += own;
  }
  return chunks;
}

async function startTogether(chunk: Planned[]): Promise<PromiseSettledResult<void>[]> {
  const deliveries = chunk.flatMap((one) => one.deliveries);
  try {
    await Promise.all(chunk.map(({ event }) => notifyPeople(event)));
    await write([
      ...deliveries.map((delivery) => put(Delivery.create(delivery))),
      ...chunk.map((one) => update(done(one.event, one.deliveries))),
    ]);
  } catch {
    return Promise.allSettled(chunk.map(start));
  }
  passPoint('fan-out-half');
  return Promise.allSettled(chunk.map((one) => Promise.all(one.deliveries.map(enqueueFirst)).then(() => {})));
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

/** One for each webhook that asked for the event. */
function deliveriesOf(event: EventItem, webhooks: WebhookItem[]): DeliveryItem[] {
  const { type } = event;
  if (!isSent(type)) return [];
  return webhooks
    .filter((webhook) => isFor(webhook, event))
    .map(({ webhookId }) => newDelivery(event, type, webhookId));
}

const isFor = (webhook: WebhookItem, event: EventItem) =>
  webhook.active &&
  (event.onlyWebhookId === undefined
    ? webhook.events.includes(event.type) && webhook.createdAt <= event.at && isReadable(webhook, event)
    : event.onlyWebhookId === webhook.webhookId);

/** An import is told to webhooks whose makers may read its word. */
const isReadable = ({ reads }: WebhookItem, { type, entityId }: EventItem) =>
  reads === undefined || (isSent(type) && mayRead(new Set(reads), { type, entityId }));

function newDelivery(event: EventItem, eventType: SentEventType, webhookId: string): DeliveryItem {
  return {
    workspaceId: event.workspaceId,
    webhookId,
    deliveryId: deliveryIdOf(event.eventId),
    eventId: event.eventId,
    eventType,
    status: 'pending',
    tries: 0,
    attempts: [],
    attemptCount: 0,
    shard: shardOf(event.eventId),
    createdAt: event.at,
    ttl: Math.floor(Date.parse(event.at) / 1000) + webhookLimits.logDays * 24 * 3600,
  };
}

async function startDelivery(delivery: DeliveryItem): Promise<void> {
  try {
    await Delivery.create(delivery).go();
  } catch (error) {
    if (!isRefused(error)) throw error;
    // It was made before: the sweeper sees to it if its message was never sent.
    return;
  }
  await enqueueFirst(delivery);
}

/** What is to wait for longer than the queue can hold it is left to the sweeper, as what the queue loses is. */
async function enqueueFirst({ workspaceId, webhookId, deliveryId, nextAttemptAt = '' }: DeliveryItem): Promise<void> {
  const seconds = (Date.parse(nextAttemptAt) - Date.now()) / 1000;
  if (seconds > longestDelaySeconds) return;
  await enqueueAttempt({ workspaceId, webhookId, deliveryId, attempt: 0 }, seconds);
}
