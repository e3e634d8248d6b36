import { defineEntity } from '../../platform/db/client.ts';

/** Holds a name for one client of a workspace; keyed by the hash of what names are compared by. */
export const ClientName = defineEntity({
  model: { service: 'reclame', entity: 'clientName', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    nameKey: { type: 'string', required: true },
    clientId: { type: 'string', required: true },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['workspaceId', 'nameKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
