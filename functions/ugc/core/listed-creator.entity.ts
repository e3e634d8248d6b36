import { defineEntity } from '../../platform/db/client.ts';

/** The creators of the marketplace: whoever searches reads these, and then their profiles. */
export const ListedCreator = defineEntity({
  model: { service: 'reclame', entity: 'listedCreator', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    creatorId: { type: 'string', required: true },
  },
  indexes: {
    byPart: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: ['creatorId'], casing: 'none' },
    },
  },
});
