import { defineEntity } from '../../platform/db/client.ts';

/** A report of which the last planned run did not leave: what the dashboard shows, until one leaves or is given up. */
export const HeldReport = defineEntity({
  model: { service: 'reclame', entity: 'heldReport', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    reportId: { type: 'string', required: true },
    runId: { type: 'string', required: true },
    reason: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['reportId'], casing: 'none' },
    },
  },
});
