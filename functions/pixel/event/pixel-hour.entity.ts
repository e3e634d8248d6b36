import { defineEntity } from '../../platform/db/client.ts';

/** How many events a pixel received in an hour. A figure for people: nothing follows from it. */
export const PixelHour = defineEntity({
  model: { service: 'reclame', entity: 'pixelHour', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    pixelId: { type: 'string', required: true },
    /** Beginning of the hour. */
    hourAt: { type: 'string', required: true },
    events: { type: 'number', default: 0 },
    ttl: { type: 'number' },
  },
  indexes: {
    byHour: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['hourAt', 'pixelId'], casing: 'none' },
    },
  },
});
