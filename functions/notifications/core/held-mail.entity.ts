import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

export const heldShards = ['0', '1', '2', '3'] as const;

/** A mail that waits for the end of someone's quiet hours, of an event, which says what is in it: held again, it is the same. */
export const HeldMail = defineEntity({
  model: { service: 'reclame', entity: 'heldMail', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    shard: { type: 'string', required: true },
    dueAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byPerson: {
      pk: { field: 'pk', composite: ['workspaceId', 'userId'], casing: 'none' },
      sk: { field: 'sk', composite: ['eventId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type HeldMailItem = EntityItem<typeof HeldMail>;
