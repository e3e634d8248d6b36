import { Entity } from 'electrodb';
import { entityOptions } from '../platform/db/client.ts';

/** Leave to send to one server; what a dead worker held is free once it expires. */
export const SendingSlot = new Entity(
  {
    model: { service: 'reclame', entity: 'sendingSlot', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      webhookId: { type: 'string', required: true },
      slotKey: { type: 'string', required: true },
      leaseId: { type: 'string', required: true },
      expiresAt: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byWebhook: {
        pk: { field: 'pk', composite: ['workspaceId', 'webhookId'], casing: 'none' },
        sk: { field: 'sk', composite: ['slotKey'], casing: 'none' },
      },
    },
  },
  entityOptions,
);
