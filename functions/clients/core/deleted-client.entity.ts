import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { ClientItem } from './client.entity.ts';

/** A client as it was when it was deleted, until it can be brought back no longer. */
export const DeletedClient = defineEntity({
  model: { service: 'reclame', entity: 'deletedClient', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    clientId: { type: 'string', required: true },
    client: { type: CustomAttributeType<ClientItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'clientId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
