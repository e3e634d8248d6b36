import { defineEntity } from '../../platform/db/client.ts';

/** How many attempts of a webhook succeeded and failed in an hour. Figures for people: nothing follows from them. */
export const WebhookHour = defineEntity({
  model: { service: 'reclame', entity: 'webhookHour', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    webhookId: { type: 'string', required: true },
    /** Beginning of the hour. */
    hourAt: { type: 'string', required: true },
    succeeded: { type: 'number', default: 0 },
    failed: { type: 'number', default: 0 },
    lastAt: { type: 'string' },
    ttl: { type: 'number' },
  },
  indexes: {
    byHour: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['hourAt', 'webhookId'], casing: 'none' },
    },
  },
});
