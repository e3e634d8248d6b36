import { defineEntity } from '../platform/db/client.ts';

/** How far the demo data of a local runtime is; a stage has none. */
export const Demo = defineEntity({
  model: { service: 'reclame', entity: 'demo', version: '1' },
  attributes: {
    name: { type: 'string', required: true },
    state: { type: ['loading', 'ready'] as const, required: true },
    /** Of what tells a past: the instant at which it ends. */
    today: { type: 'string' },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['name'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
