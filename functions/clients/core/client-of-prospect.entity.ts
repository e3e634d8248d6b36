import { defineEntity } from '../../platform/db/client.ts';

/** The client that a prospect became: one, however often it is asked. */
export const ClientOfProspect = defineEntity({
  model: { service: 'reclame', entity: 'clientOfProspect', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    prospectId: { type: 'string', required: true },
    clientId: { type: 'string', required: true },
  },
  indexes: {
    byProspect: {
      pk: { field: 'pk', composite: ['workspaceId', 'prospectId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
