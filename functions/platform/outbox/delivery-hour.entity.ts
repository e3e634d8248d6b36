import { daySeconds } from '../../../shared/kernel/day.ts';
import { defineEntity } from '../db/client.ts';
import { shardOf } from '../db/shard-of.ts';

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export const hourShards: readonly string[] = shards;

const keptSeconds = 3 * daySeconds;

/** How many attempts of all webhooks succeeded and failed in an hour. A figure for who looks after the platform: nothing follows from it. */
export const DeliveryHour = defineEntity({
  model: { service: 'reclame', entity: 'deliveryHour', version: '1' },
  attributes: {
    shardKey: { type: 'string', required: true },
    /** Beginning of the hour. */
    hourAt: { type: 'string', required: true },
    succeeded: { type: 'number', default: 0 },
    failed: { type: 'number', default: 0 },
    ttl: { type: 'number' },
  },
  indexes: {
    byHour: {
      pk: { field: 'pk', composite: ['shardKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['hourAt'], casing: 'none' },
    },
  },
});

type Attempts = { succeeded: number; failed: number };

/** Adds attempts of one webhook to those of all. */
export const addDeliveries = (webhookId: string, hourAt: string, { succeeded, failed }: Attempts) =>
  DeliveryHour.update({ shardKey: shardOf(webhookId, shards), hourAt })
    .add({ succeeded, failed })
    .set({ ttl: Math.floor(Date.parse(hourAt) / 1000) + keptSeconds })
    .go();
