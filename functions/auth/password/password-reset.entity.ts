import { defineEntity } from '../../platform/db/client.ts';

/** A reset link that was mailed, found by the hash of the secret it carries. */
export const PasswordReset = defineEntity({
  model: { service: 'reclame', entity: 'passwordReset', version: '1' },
  attributes: {
    resetKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['resetKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
