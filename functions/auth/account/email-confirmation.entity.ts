import { defineEntity } from '../../platform/db/client.ts';

/** The link that proves an address, found by the hash of the secret it carries. */
export const EmailConfirmation = defineEntity({
  model: { service: 'reclame', entity: 'emailConfirmation', version: '1' },
  attributes: {
    confirmKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['confirmKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
