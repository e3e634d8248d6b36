import { defineEntity } from '../db/client.ts';

/** Finds an API key by the hash of what a server sends, before its workspace is known. */
export const ApiKeyHash = defineEntity({
  model: { service: 'reclame', entity: 'apiKeyHash', version: '1' },
  attributes: {
    tokenKey: { type: 'string', required: true },
    apiKeyId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
  },
  indexes: {
    byToken: {
      pk: { field: 'pk', composite: ['tokenKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
