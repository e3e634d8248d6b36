import { defineEntity } from '../db/client.ts';

/** How far a pass over the table has come. */
export const MovePlace = defineEntity({
  model: { service: 'reclame', entity: 'movePlace', version: '1' },
  attributes: {
    name: { type: 'string', required: true },
    /** Of each of its parts the key that it goes on after, or null where it has ended; as JSON. */
    places: { type: 'string' },
    /** Since when there is nothing left to do. */
    doneAt: { type: 'string' },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['name'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
