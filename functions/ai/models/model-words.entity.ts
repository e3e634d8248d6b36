import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** What a model answered, for the same call within a day: it is asked once. */
export const ModelWords = defineEntity({
  model: { service: 'reclame', entity: 'aiModelWords', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    callKey: { type: 'string', required: true },
    /** JSON. */
    words: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byCall: {
      pk: { field: 'pk', composite: ['workspaceId', 'callKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
