import { defineEntity } from '../db/client.ts';
import { shardOf } from '../db/shard-of.ts';

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Every workspace, for what looks after each of them by the clock. */
export const ListedWorkspace = defineEntity({
  model: { service: 'reclame', entity: 'listedWorkspace', version: '1' },
  attributes: {
    shardKey: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
  },
  indexes: {
    byShard: {
      pk: { field: 'pk', composite: ['shardKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['workspaceId'], casing: 'none' },
    },
  },
});

export const workspaceShards: readonly string[] = shards;

/** To read whether one is listed. */
export const workspaceListed = (workspaceId: string) =>
  ListedWorkspace.get({ shardKey: shardOf(workspaceId, shards), workspaceId });

export const listed = (workspaceId: string) =>
  ListedWorkspace.create({ shardKey: shardOf(workspaceId, shards), workspaceId });
