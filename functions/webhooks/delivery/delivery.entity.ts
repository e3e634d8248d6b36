import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { SentEventType } from '../../../shared/webhooks/webhook-events.ts';
import { deliveryStatuses } from '../../../shared/webhooks/webhooks.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/**
 * What one webhook is to be told of one event; its id follows from the event's, so there is one and they sort by time.
 * `shard` and `dueAt` stand as long as something is to be done, for the sweeper.
 */
export const Delivery = defineEntity({
  model: { service: 'reclame', entity: 'delivery', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    webhookId: { type: 'string', required: true },
    deliveryId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    eventType: { type: CustomAttributeType<SentEventType>('string'), required: true },
    /** The request that brought the event about. */
    requestId: { type: 'string' },
    status: { type: deliveryStatuses, required: true },
    /** Attempts of the schedule that were made. */
    tries: { type: 'number', required: true },
    /** The last ones, as they are told. */
    attempts: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          at: { type: 'string', required: true },
          durationMs: { type: 'number', required: true },
          statusCode: { type: 'number' },
          /** Null is a success. */
          problem: { type: 'string' },
          snippet: { type: 'string' },
          /** How far the clock of a server that refused was ahead. */
          skewSeconds: { type: 'number' },
          manual: { type: 'boolean', required: true },
        },
      },
      required: true,
    },
    attemptCount: { type: 'number', required: true },
    nextAttemptAt: { type: 'string' },
    /** The turn that its next attempt took by the pace of its workspace: it takes no other. */
    turnAt: { type: 'string' },
    /** What it told of was erased: it keeps no answer any more. */
    erased: { type: 'boolean' },
    /** Someone asked for one more. */
    manual: { type: 'boolean' },
    /** When someone last did. */
    askedAt: { type: 'string' },
    /** Of a test: it counts for nothing, and is not sent again by itself. */
    test: { type: 'boolean' },
    leaseId: { type: 'string' },
    leasedUntil: { type: 'string' },
    shard: { type: 'string' },
    dueAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWebhook: {
      pk: { field: 'pk', composite: ['workspaceId', 'webhookId'], casing: 'none' },
      sk: { field: 'sk', composite: ['deliveryId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type DeliveryItem = EntityItem<typeof Delivery>;

/** One event makes one delivery for a webhook: its id follows from the event's. */
export const deliveryIdOf = (eventId: string) => eventId.replace(/^evt_/, 'dlv_');
export const eventIdOf = (deliveryId: string) => deliveryId.replace(/^dlv_/, 'evt_');

export const withoutAnswers = (delivery: DeliveryItem) => ({
  ...delivery,
  attempts: delivery.attempts.map(({ snippet, ...attempt }) => attempt),
  erased: true,
});
