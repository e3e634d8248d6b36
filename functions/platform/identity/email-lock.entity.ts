import { Entity } from 'electrodb';
import { entityOptions } from '../db/client.ts';

/** Makes an e-mail unique on the platform, and finds its user. */
export const EmailLock = new Entity(
  {
    model: { service: 'reclame', entity: 'emailLock', version: '1' },
    attributes: {
      emailKey: { type: 'string', required: true },
      userId: { type: 'string', required: true },
    },
    indexes: {
      byEmail: {
        pk: { field: 'pk', composite: ['emailKey'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
    },
  },
  entityOptions,
);
