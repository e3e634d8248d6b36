import { defineEntity } from '../../platform/db/client.ts';

/** Something that a workspace was told of, by what it was: it is told once. */
export const BillingMark = defineEntity({
  model: { service: 'reclame', entity: 'billingMark', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    markKey: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['markKey'], casing: 'none' },
    },
  },
});
