import { defineEntity } from '../../platform/db/client.ts';

/** Leave to send to one server, whoever asks for it; what a dead worker held is free once it expires. */
export const SendingSlot = defineEntity({
  model: { service: 'reclame', entity: 'sendingSlot', version: '1' },
  attributes: {
    hostKey: { type: 'string', required: true },
    slotKey: { type: 'string', required: true },
    leaseId: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byHost: {
      pk: { field: 'pk', composite: ['hostKey'], casing: 'none' },
      sk: { field: 'sk', composite: ['slotKey'], casing: 'none' },
    },
  },
});
