import { defineEntity } from '../db/client.ts';

/** That a creation was made under a caller's key: what it made and for which body, never what it answered. */
export const Idempotency = defineEntity({
  model: { service: 'reclame', entity: 'idempotency', version: '1' },
  attributes: {
    requestKey: { type: 'string', required: true },
    bodyKey: { type: 'string', required: true },
    madeId: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byRequest: {
      pk: { field: 'pk', composite: ['requestKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
