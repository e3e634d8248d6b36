import { defineEntity } from '../../platform/db/client.ts';

/** An event of Stripe's that was taken in: told twice, it is seen once. */
export const StripeEvent = defineEntity({
  model: { service: 'reclame', entity: 'stripeEvent', version: '1' },
  attributes: {
    stripeEventId: { type: 'string', required: true },
    type: { type: 'string', required: true },
    at: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['stripeEventId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
