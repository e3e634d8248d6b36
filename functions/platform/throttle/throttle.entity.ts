import { Entity } from 'electrodb';
import { entityOptions } from '../db/client.ts';

export const Throttle = new Entity(
  {
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
  },
  entityOptions,
);
