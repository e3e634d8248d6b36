import { defineEntity } from '../db/client.ts';

export const Throttle = defineEntity({
  model: { service: 'reclame', entity: 'throttle', version: '1' },
  attributes: {
    subjectKey: { type: 'string', required: true },
    count: { type: 'number', required: true },
    windowEndsAt: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    bySubject: {
      pk: { field: 'pk', composite: ['subjectKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
