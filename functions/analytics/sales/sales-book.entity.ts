import { defineEntity } from '../../platform/db/client.ts';

/** Of a workspace's real sales, their one currency and how many days there are. Each write of sales raises its revision. */
export const SalesBook = defineEntity({
  model: { service: 'reclame', entity: 'salesBook', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    days: { type: 'number', required: true },
    revision: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
