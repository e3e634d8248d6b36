import { Entity } from 'electrodb';
import { entityOptions } from '../../platform/db/client.ts';

const shards = ['0', '1', '2', '3'] as const;

/** How many prospects a workspace has, kept in the transactions that make and remove them; `all` lists the workspaces that have had some. */
export const ProspectBook = new Entity(
  {
    model: { service: 'reclame', entity: 'prospectBook', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      shard: { type: shards, required: true },
      count: { type: 'number', required: true },
      /** When the rows were read that stand in the newest snapshot of the search, in milliseconds. */
      snapshotMs: { type: 'number' },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
      all: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
        sk: { field: 'gsi1sk', composite: [], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export const bookShards: readonly (typeof shards)[number][] = shards;

export const bookShardOf = (workspaceId: string) =>
  shards[(workspaceId.codePointAt(workspaceId.length - 1) ?? 0) % shards.length] ?? '0';
