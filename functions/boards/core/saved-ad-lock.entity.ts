import { defineEntity } from '../../platform/db/client.ts';

/** Makes an ad unique on a board, and tells on which boards it is. */
export const SavedAdLock = defineEntity({
  model: { service: 'reclame', entity: 'savedAdLock', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    adId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    savedAdId: { type: 'string', required: true },
  },
  indexes: {
    byAd: {
      pk: { field: 'pk', composite: ['workspaceId', 'adId'], casing: 'none' },
      sk: { field: 'sk', composite: ['boardId'], casing: 'none' },
    },
  },
});
