import { defineEntity } from '../../platform/db/client.ts';

/** Holds a number of Meta for one pixel of a workspace. */
export const PixelLock = defineEntity({
  model: { service: 'reclame', entity: 'pixelLock', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    metaPixelId: { type: 'string', required: true },
    pixelId: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['metaPixelId'], casing: 'none' },
    },
  },
});
