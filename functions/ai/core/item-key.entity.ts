import { defineEntity } from '../../platform/db/client.ts';

/** Which text bears a key (`itemKeys`): results that name it come back to it. It goes when its generation would, favourite or not. */
export const ItemKey = defineEntity({
  model: { service: 'reclame', entity: 'aiItemKey', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    itemKey: { type: 'string', required: true },
    generationId: { type: 'string', required: true },
    itemId: { type: 'string', required: true },
    ttl: { type: 'number' },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['workspaceId', 'itemKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
