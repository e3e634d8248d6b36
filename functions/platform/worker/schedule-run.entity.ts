import { defineEntity } from '../db/client.ts';

/** The last run of what runs by the clock, of each one item. */
export const ScheduleRun = defineEntity({
  model: { service: 'reclame', entity: 'scheduleRun', version: '1' },
  attributes: {
    name: { type: 'string', required: true },
    endedAt: { type: 'string', required: true },
    ok: { type: 'boolean', required: true },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['name'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
