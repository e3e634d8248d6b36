import { defineEntity } from '../db/client.ts';

/** Why a worker failed on a message the last time: what is given up is shown with it. */
export const MessageFailure = defineEntity({
  model: { service: 'reclame', entity: 'messageFailure', version: '1' },
  attributes: {
    /** As SQS calls the message, on its queue and among the dead letters alike. */
    messageId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** Without anything that the message holds. */
    text: { type: 'string', required: true },
    tries: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byMessage: {
      pk: { field: 'pk', composite: ['messageId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
