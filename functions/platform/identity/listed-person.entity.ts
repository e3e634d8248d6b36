import { defineEntity } from '../db/client.ts';
import { shardOf } from '../db/shard-of.ts';

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Every person, for who looks after the platform. */
export const ListedPerson = defineEntity({
  model: { service: 'reclame', entity: 'listedPerson', version: '1' },
  attributes: {
    shardKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
  },
  indexes: {
    byShard: {
      pk: { field: 'pk', composite: ['shardKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});

export const personShards: readonly string[] = shards;

/** To read whether someone is listed. */
export const personListed = (userId: string) => ListedPerson.get({ shardKey: shardOf(userId, shards), userId });

export const listedPerson = (userId: string) => ListedPerson.create({ shardKey: shardOf(userId, shards), userId });
