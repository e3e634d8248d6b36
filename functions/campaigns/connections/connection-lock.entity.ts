import { defineEntity } from '../../platform/db/client.ts';

/** Holds an ad account for one connection of a workspace. */
export const ConnectionLock = defineEntity({
  model: { service: 'reclame', entity: 'connectionLock', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** Meta's number, without `act_`. */
    accountId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['accountId'], casing: 'none' },
    },
  },
});
