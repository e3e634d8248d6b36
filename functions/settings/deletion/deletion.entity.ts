import type { EntityItem } from 'electrodb';
import { deletionScopes } from '../../../shared/settings/deletion.contract.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';

const shards = ['0', '1', '2', '3'] as const;

/** The deletion of a workspace or of an account, found by the day on which it is due, until all of it is gone. */
export const Deletion = defineEntity({
  model: { service: 'reclame', entity: 'deletion', version: '1' },
  attributes: {
    /** The workspace, or the person. */
    subjectId: { type: 'string', required: true },
    scope: { type: deletionScopes, required: true },
    /** Undone while it is planned; begun, it goes to its end; emptied, it is looked through once more. */
    status: { type: ['planned', 'begun', 'emptied'] as const, required: true },
    requestedAt: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    /** Of an account: the workspaces where nobody else is, which go along. */
    alongIds: { type: 'list', items: { type: 'string' } },
    shard: { type: shards, required: true },
    dueAt: { type: 'string', required: true },
  },
  indexes: {
    bySubject: {
      pk: { field: 'pk', composite: ['subjectId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});

export type DeletionItem = EntityItem<typeof Deletion>;

export const deletionShards: readonly (typeof shards)[number][] = shards;

type Planned = Pick<DeletionItem, 'subjectId' | 'scope' | 'requestedAt' | 'byId' | 'alongIds'>;

export const plannedDeletion = (planned: Planned, dueAt: string): DeletionItem => ({
  ...planned,
  status: 'planned',
  shard: shardOf(planned.subjectId, shards),
  dueAt,
});
