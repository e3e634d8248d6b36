import type { EntityItem } from 'electrodb';
import { defineEntity } from '../platform/db/client.ts';

/** Runs that are not over, in one line: the first of them is worked on, the others wait. */
export const lineSlots = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Over which they are spread for the sweep. */
export const lineShards = ['0', '1', '2', '3'] as const;

/** A run that is not over, in the line of those that a workspace has worked on one after the other; it goes with the run's end. */
export const LinedRun = defineEntity({
  model: { service: 'reclame', entity: 'linedRun', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    lineId: { type: 'string', required: true },
    slot: { type: lineSlots, required: true },
    importId: { type: 'string', required: true },
    word: { type: ['ads', 'prospects', 'campaigns', 'learning'] as const, required: true },
    /** Of the one message that may go on with the run: older ones are void. */
    ticket: { type: 'string' },
    /** Times that the sweep sent its message again since the run last went on. */
    resent: { type: 'number', required: true },
    shard: { type: 'string', required: true },
    /** When the sweep is to see whether it stands still. */
    dueAt: { type: 'string', required: true },
  },
  indexes: {
    byLine: {
      pk: { field: 'pk', composite: ['workspaceId', 'lineId'], casing: 'none' },
      sk: { field: 'sk', composite: ['slot'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type LinedRunItem = EntityItem<typeof LinedRun>;
