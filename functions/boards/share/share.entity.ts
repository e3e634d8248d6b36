import { defineEntity } from '../../platform/db/client.ts';

/** The public link of a board. The address also takes a signature that is not here: what is stored opens nothing. */
export const Share = defineEntity({
  model: { service: 'reclame', entity: 'share', version: '1' },
  attributes: {
    shareId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    /** Who last set it. */
    sharedBy: { type: 'string' },
    expiresAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number' },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['shareId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
