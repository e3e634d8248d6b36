import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ConnectionProblem } from '../../../shared/campaigns/connections.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { type Operation, put } from '../../platform/db/write.ts';

/** Over which those that are due are spread. */
export const connectionShards = ['0', '1', '2', '3'] as const;

/** An ad account that is read every night. `version` is raised by people's edits, `revision` by every write. */
export const Connection = defineEntity({
  model: { service: 'reclame', entity: 'connection', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
    /** Meta's number, without `act_`. */
    accountId: { type: 'string', required: true },
    accountName: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    timezone: { type: 'string', required: true },
    clientId: { type: 'string' },
    active: { type: 'boolean', required: true },
    /** Why its last reading came to nothing. */
    problem: { type: CustomAttributeType<ConnectionProblem>('string') },
    lastSyncAt: { type: 'string' },
    /** All days up to it were read, from `backfillFrom` on. */
    lastDay: { type: 'string' },
    backfillFrom: { type: 'string', required: true },
    /** Of the reading under way, or the last one. */
    importId: { type: 'string' },
    /** Where it is to be read by night: together, and only while it is active. */
    shard: { type: 'string' },
    nextSyncAt: { type: 'string' },
    revision: { type: 'number', required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['connectionId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['nextSyncAt'], casing: 'none' },
    },
  },
});
export type ConnectionItem = EntityItem<typeof Connection>;

/** Over the very connection that was read. */
export const replaceConnection = (before: ConnectionItem, change: Partial<ConnectionItem>): Operation =>
  put(
    Connection.put({ ...before, ...change, revision: before.revision + 1 }).where(({ revision }, { eq }) =>
      eq(revision, before.revision),
    ),
    changedMeanwhile,
  );
