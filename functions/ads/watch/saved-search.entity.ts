import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Over which the searches that alert are spread. */
export const alertShards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** What stands on a search as long as it alerts: who asked for it is told. */
export const alertOf = (searchId: string, userId: string) => ({
  alertShard: shardOf(searchId, alertShards),
  alertUserId: userId,
});

export const SavedSearch = defineEntity({
  model: { service: 'reclame', entity: 'savedSearch', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    searchId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    query: { type: 'string', required: true },
    alert: { type: 'boolean', required: true },
    lastSeenAt: { type: 'string', required: true },
    /** Stands as long as it alerts. */
    alertShard: { type: 'string' },
    /** Who asked for the alert, and is told. */
    alertUserId: { type: 'string' },
    /** Up to when new ads have been told of. */
    alertedAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['searchId'], casing: 'none' },
    },
    byAlert: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['alertShard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['searchId'], casing: 'none' },
    },
  },
});

export type SavedSearchItem = EntityItem<typeof SavedSearch>;
