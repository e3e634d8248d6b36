import { CustomAttributeType, type EntityItem } from 'electrodb';
import { daySeconds } from '../../../shared/kernel/day.ts';
import type { SentEventType } from '../../../shared/webhooks/webhook-events.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import type { InnerEventType, WebhookEventType } from '../../../shared/words.ts';
import { causeNow } from '../cause.ts';
import { defineEntity } from '../db/client.ts';
import { type Operation, put } from '../db/write.ts';
import { newId } from '../new-id.ts';

/** Over which the pending events are spread: one key takes a thousand writes a second. */
export const eventShards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/**
 * The outbox: what is told of an act. `shard` and `pendingAt` stand as long as it waits for a subscriber: for all of them, or
 * for those in `waiting` once the others were told. Without `data`, what it told of was erased.
 */
export const Event = defineEntity({
  model: { service: 'reclame', entity: 'event', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    type: { type: CustomAttributeType<SentEventType | InnerEventType>('string'), required: true },
    /** What the payload says, as JSON: so its bytes are the same at every attempt. */
    data: { type: 'string' },
    /** The thing that it tells of, for whoever erases that. */
    entityId: { type: 'string', required: true },
    /** A test goes to one webhook, whatever that one subscribed to. */
    onlyWebhookId: { type: 'string' },
    /** Nobody waits for it: webhooks are told, people are not. */
    quiet: { type: 'boolean' },
    /** The people who are told of it, when it does not concern all who may see what it tells. */
    onlyTo: { type: 'list', items: { type: 'string' } },
    /** The webhooks that it was sent to, once all its deliveries exist. */
    sentTo: { type: 'list', items: { type: 'string' } },
    /** The request that brought it about; none of what runs by the clock. */
    requestId: { type: 'string' },
    at: { type: 'string', required: true },
    waiting: { type: 'set', items: 'string' },
    shard: { type: 'string' },
    pendingAt: { type: 'string' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['eventId'], casing: 'none' },
    },
    byPending: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['pendingAt'], casing: 'none' },
    },
    byThing: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['workspaceId', 'entityId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['eventId'], casing: 'none' },
    },
  },
});
export type EventItem = EntityItem<typeof Event>;

/** What an act tells: `data` is the payload's, `{ prospect: … }` or `{ id }` for what is gone. */
export type Told = {
  type: WebhookEventType | InnerEventType;
  entityId: string;
  data: Record<string, unknown>;
  quiet?: boolean;
  /** The people whom it concerns, by their ids, at most `mostNamed`: nobody else is told. Webhooks are told all the same. */
  onlyTo?: readonly string[];
};

/** How many people an event names at most. */
export const mostNamed = 20;

/** The event of an act, to be written in the act's own transaction. */
export const event = (by: { workspaceId: string }, told: Told, at: Date = new Date()): Operation =>
  put(Event.create(newEvent(by, told, at)));

export function newEvent(
  { workspaceId }: { workspaceId: string },
  { type, entityId, data, quiet, onlyTo }: Omit<Told, 'type'> & { type: EventItem['type'] },
  at: Date,
): EventItem {
  if (onlyTo && onlyTo.length > mostNamed) throw new Error(`${type} names more than ${mostNamed} people`);
  const requestId = causeNow();
  return {
    workspaceId,
    eventId: newId('evt', at),
    type,
    entityId,
    data: payloadData(data),
    ...(requestId !== undefined && { requestId }),
    ...(quiet && { quiet }),
    ...(onlyTo && { onlyTo: [...onlyTo] }),
    at: at.toISOString(),
    shard: eventShards[Math.floor(Math.random() * eventShards.length)],
    pendingAt: at.toISOString(),
    ttl: Math.floor(at.getTime() / 1000) + webhookLimits.logDays * daySeconds,
  };
}

/** What says type and time beside the data. */
const envelopeBytes = 200;

/** A thing too large to be sent is told by its id: whoever receives it can read it. */
function payloadData(data: Record<string, unknown>): string {
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) <= webhookLimits.payloadBytes - envelopeBytes) return json;
  const ids = Object.entries(data).map(([name, thing]) => [name, idOf(thing)]);
  return JSON.stringify({ ...Object.fromEntries(ids), truncated: true });
}

const idOf = (thing: unknown) =>
  typeof thing === 'object' && thing !== null && 'id' in thing ? { id: thing.id } : undefined;
