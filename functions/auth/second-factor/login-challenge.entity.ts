import { defineEntity } from '../../platform/db/client.ts';

/** A sign-in whose password was right, and that waits for a code: found by the hash of the secret that its browser holds. */
export const LoginChallenge = defineEntity({
  model: { service: 'reclame', entity: 'loginChallenge', version: '1' },
  attributes: {
    challengeKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** The person's, when their password was typed: a new password ends it. */
    epoch: { type: 'number', required: true },
    /** Hash of what the browser calls itself. */
    deviceKey: { type: 'string', required: true },
    tries: { type: 'number', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byKey: {
      pk: { field: 'pk', composite: ['challengeKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
