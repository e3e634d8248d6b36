import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import { causedBy } from '../../platform/cause.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { shutAmong } from '../../platform/identity/closing-workspaces.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { Event, type EventItem } from '../../platform/outbox/event.entity.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { Webhook, type WebhookItem } from '../webhook/webhook.entity.ts';
import { WebhookHealth, type WebhookHealthItem } from '../webhook/webhook-health.entity.ts';
import { noteOutcome } from '../webhook/webhook-health.ts';
import { Delivery, type DeliveryItem, deliveryIdOf, eventIdOf } from './delivery.entity.ts';
import { type AttemptMessage, type CancelMessage, enqueueCancellation } from './delivery-queue.ts';
import { putOff, putOffTo } from './due-deliveries.ts';
import { payloadText } from './payload.ts';
import { recordAttempt } from './record-attempt.ts';
import { type AttemptOutcome, sendAttempt } from './send-attempt.ts';
import { takeTurns } from './sending-pace.ts';
import { endAttempt, expectAttempt, giveBack, type Server, serverOf, takeSlot } from './sending-slots.ts';

/** Longer than any attempt takes: whoever holds a delivery for so long is dead. */
const leaseMs = 60_000;

type Parts = {
  /** Null when nobody is left to send it to. */
  server: Server | null;
  delivery: DeliveryItem | null;
  webhook: WebhookItem | null;
  event: EventItem | null;
  health: WebhookHealthItem | null;
  isSuspended: boolean;
};

/** Makes the attempts that messages ask for, read together; answers how each went. */
export async function deliverAll(messages: AttemptMessage[]): Promise<PromiseSettledResult<void>[]> {
  const [read] = await Promise.allSettled([readParts(messages)]);
  if (read.status === 'rejected') return messages.map(() => read);
  const turning = turnsOf(messages, read.value);
  return Promise.allSettled(
    messages.map(async (message, at) => {
      const parts = read.value[at];
      try {
        const turn = (await turning)[at];
        await causedBy(parts?.delivery?.requestId, () => attempt(message, parts, turn));
      } finally {
        if (parts?.server) await endAttempt(parts.server);
      }
    }),
  );
}

/** Makes the attempt that a message asks for, unless it was made, is being made, or has nobody to go to any more. */
async function attempt(message: AttemptMessage, parts: Parts | undefined, turn?: Date): Promise<void> {
  if (!parts?.delivery || !isDue(parts.delivery, message)) return;
  const { delivery, webhook, server, event, health } = parts;
  const body = event && payloadText(event);
  if (!webhook || !server || !event || !body || !isWanted(delivery, webhook)) return cancelDelivery(delivery);
  if (parts.isSuspended) return putOffTo(new Date(Date.now() + hourMs), delivery, message);
  if (turn && turn > new Date()) return putOffTo(turn, delivery, message);
  passPoint('before-lease');
  const slot = await takeSlot(server);
  if (!slot) return putOff(delivery, message, turn);
  const leaseId = randomUUID();
  let made: { outcome: AttemptOutcome; recorded: DeliveryItem | null };
  try {
    if (!(await lease(delivery, leaseId))) return;
    passPoint('after-lease');
    const outcome = await sendAttempt(webhook, event, body);
    passPoint('after-send');
    const recorded = await recordAttempt({ delivery, leaseId, outcome, manual: message.attempt === 'manual' });
    made = { outcome, recorded };
  } finally {
    giveBack(slot);
  }
  passPoint('after-record');
  const { outcome, recorded } = made;
  logAttempt(delivery, outcome);
  if (!recorded) return;
  const exhausted = recorded.status === 'exhausted' && delivery.status !== 'exhausted';
  await noteOutcome(webhook, outcome, { health, tries: recorded.tries, exhausted, test: delivery.test === true });
}

function logAttempt({ workspaceId, webhookId, deliveryId, eventType }: DeliveryItem, outcome: AttemptOutcome): void {
  const { statusCode, problem, durationMs } = outcome;
  log.info('delivery', { workspaceId, webhookId, deliveryId, eventType, statusCode, problem, durationMs });
}

/** Of at most 25 messages, in one read; each that has somebody to go to is expected from here on. */
async function readParts(messages: AttemptMessage[]): Promise<Parts[]> {
  const places = messages.map(({ workspaceId, webhookId, deliveryId }) => ({
    webhook: { workspaceId, webhookId },
    delivery: { workspaceId, webhookId, deliveryId },
    event: { workspaceId, eventId: eventIdOf(deliveryId) },
  }));
  const reads = places.flatMap(({ webhook, delivery, event }) => [
    Delivery.get(delivery),
    Webhook.get(webhook),
    Event.get(event),
    WebhookHealth.get(webhook),
  ]);
  const workspaceIds = messages.map(({ workspaceId }) => workspaceId);
  const [items, { closing, suspended }] = await Promise.all([readTogether(reads), shutAmong(workspaceIds)]);
  return messages.map(({ workspaceId }, at) => {
    const [delivery, webhook, event, health] = items.slice(at * 4, at * 4 + 4);
    const { data: sentTo } = Webhook.parse({ Item: closing.has(workspaceId) ? undefined : webhook });
    const server = sentTo && serverOf(sentTo);
    if (server) expectAttempt(server);
    return {
      server,
      delivery: Delivery.parse({ Item: delivery }).data,
      webhook: sentTo,
      event: Event.parse({ Item: event }).data,
      health: WebhookHealth.parse({ Item: health }).data,
      isSuspended: suspended.has(workspaceId),
    };
  });
}

/** Of attempts after the first, which took theirs when they were planned: each workspace's together, in one write or two. */
async function turnsOf(messages: AttemptMessage[], all: Parts[]): Promise<(Date | undefined)[]> {
  const places = new Map<string, number[]>();
  for (const [at, message] of messages.entries())
    if (needsTurn(message, all[at])) places.set(message.workspaceId, [...(places.get(message.workspaceId) ?? []), at]);
  const turns: (Date | undefined)[] = messages.map(() => undefined);
  await Promise.all(
    [...places].map(async ([workspaceId, own]) => {
      const taken = await takeTurns(workspaceId, own.length, new Date());
      for (const [nth, at] of own.entries()) turns[at] = taken[nth];
    }),
  );
  return turns;
}

function needsTurn(message: AttemptMessage, parts: Parts | undefined): boolean {
  const { delivery, webhook } = parts ?? {};
  if (message.attempt === 0 || !delivery || !webhook) return false;
  return delivery.turnAt === undefined && isDue(delivery, message) && isWanted(delivery, webhook);
}

/** A message is for one attempt: it is too late once that was made. Who holds the delivery makes it. */
function isDue({ status, tries, leasedUntil = '', manual }: DeliveryItem, { attempt }: AttemptMessage): boolean {
  if (leasedUntil > new Date().toISOString()) return false;
  if (attempt === 'manual') return manual === true;
  return tries === attempt && (status === 'pending' || status === 'retrying');
}

const isWanted = ({ createdAt, manual }: DeliveryItem, { active, resumedAt = '' }: WebhookItem) =>
  active && (manual === true || createdAt > resumedAt);

/** Whoever holds a delivery alone makes its attempt. */
function lease({ workspaceId, webhookId, deliveryId, attemptCount }: DeliveryItem, leaseId: string): Promise<boolean> {
  const now = Date.now();
  return unlessRefused(
    Delivery.patch({ workspaceId, webhookId, deliveryId })
      .set({ leaseId, leasedUntil: new Date(now + leaseMs).toISOString() })
      .where(
        (attr, { eq, notExists, lt }) =>
          `${eq(attr.attemptCount, attemptCount)} AND (${notExists(attr.leasedUntil)} OR ${lt(attr.leasedUntil, new Date(now).toISOString())})`,
      )
      .go(),
  );
}

/** Longer than any schedule: what is older waits for nothing. */
const longestLifeMs = 10 * dayMs;

/** A webhook was switched off: what waited for it then is not sent, even if it is switched on again. A page for each message. */
export async function cancelWaiting(message: CancelMessage): Promise<void> {
  const { workspaceId, webhookId, cancelBefore, cursor = null } = message;
  const oldest = deliveryIdOf(newId('evt', new Date(Date.now() - longestLifeMs)));
  const page = await Delivery.query
    .byWebhook({ workspaceId, webhookId })
    .gte({ deliveryId: oldest })
    .where(
      (attr, { eq, lte, notExists }) =>
        `(${eq(attr.status, 'pending')} OR ${eq(attr.status, 'retrying')}) AND ${lte(attr.createdAt, cancelBefore)} AND ${notExists(attr.manual)}`,
    )
    .go({ cursor, consistent: true });
  await Promise.all(page.data.map(cancelDelivery));
  if (page.cursor) await enqueueCancellation({ ...message, cursor: page.cursor });
}

/** Nobody is left to send it to, or nothing to say. What is under way is left to its end, and cancelled before its next attempt. */
async function cancelDelivery(delivery: DeliveryItem): Promise<void> {
  const { shard, dueAt, nextAttemptAt, turnAt, leaseId, leasedUntil, manual, ...left } = delivery;
  const { erased } = left;
  const status = delivery.status === 'succeeded' || delivery.status === 'exhausted' ? delivery.status : 'cancelled';
  const now = new Date().toISOString();
  await unlessRefused(
    Delivery.put({ ...left, status })
      .where((attr, { eq, notExists, lt }) =>
        [
          eq(attr.attemptCount, delivery.attemptCount),
          eq(attr.status, delivery.status),
          manual ? eq(attr.manual, true) : notExists(attr.manual),
          // Written whole, it would bring back the answers that an erasure has removed meanwhile.
          erased ? eq(attr.erased, true) : notExists(attr.erased),
          `(${notExists(attr.leasedUntil)} OR ${lt(attr.leasedUntil, now)})`,
        ].join(' AND '),
      )
      .go(),
  );
}
