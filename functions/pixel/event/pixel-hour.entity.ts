import { defineEntity } from '../../platform/db/client.ts';

/** How many events a pixel received in an hour, and how many of them with an e-mail or a telephone. Figures for people: nothing follows from them. */
export const PixelHour = defineEntity({
  model: { service: 'reclame', entity: 'pixelHour', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    pixelId: { type: 'string', required: true },
    /** Beginning of the hour. */
    hourAt: { type: 'string', required: true },
    events: { type: 'number', default: 0 },
    /** Missing of an hour of before they were counted. */
    reachable: { type: 'number' },
    ttl: { type: 'number' },
  },
  indexes: {
    byHour: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['hourAt', 'pixelId'], casing: 'none' },
    },
  },
});
