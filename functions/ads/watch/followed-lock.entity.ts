import { defineEntity } from '../../platform/db/client.ts';

/** Makes an advertiser followed once in a workspace, and finds how. */
export const FollowedLock = defineEntity({
  model: { service: 'reclame', entity: 'followedLock', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    advertiserId: { type: 'string', required: true },
    followedId: { type: 'string', required: true },
  },
  indexes: {
    byAdvertiser: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['advertiserId'], casing: 'none' },
    },
  },
});
