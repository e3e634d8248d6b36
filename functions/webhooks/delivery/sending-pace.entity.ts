import { defineEntity } from '../../platform/db/client.ts';

/** Up to when the turns of a workspace are given away, in milliseconds; what lies behind now is what it saved up. */
export const SendingPace = defineEntity({
  model: { service: 'reclame', entity: 'sendingPace', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    givenUntilMs: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
