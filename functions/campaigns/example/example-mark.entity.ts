import { defineEntity } from '../../platform/db/client.ts';

/** That a workspace has the example: whoever loads it writes this too, so that two at once make one. */
export const ExampleMark = defineEntity({
  model: { service: 'reclame', entity: 'campaignExample', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** Raised by each loading. */
    loaded: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
