import type { EntityItem } from 'electrodb';
import { defineEntity } from '../db/client.ts';

/** A key by which a server acts for the person who made it. The key itself is nowhere: `ApiKeyHash` finds it. */
export const ApiKey = defineEntity({
  model: { service: 'reclame', entity: 'apiKey', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    apiKeyId: { type: 'string', required: true },
    tokenKey: { type: 'string', required: true },
    /** Who made it: it may never do more than this person, and ends with them. */
    userId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    permissions: { type: 'list', items: { type: 'string' }, required: true },
    /** Made since `pixel:track` is there: a key of before tracks with its `webhooks:write`. */
    knowsPixelTrack: { type: 'boolean' },
    /** The `keyEpoch` of its maker when it was made, 0 without it. */
    epoch: { type: 'number' },
    /** The address of its maker was proven by then. */
    proven: { type: 'boolean' },
    /** The end of the key, to recognise it by. */
    hint: { type: 'string', required: true },
    /** A day of Paris. */
    lastUsedAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['apiKeyId'], casing: 'none' },
    },
  },
});

export type ApiKeyItem = EntityItem<typeof ApiKey>;
