import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Who a creator is, on the whole platform: an e-mail is of one of them at most, whatever the workspaces that know it. */
export const CreatorIdentity = defineEntity({
  model: { service: 'reclame', entity: 'creatorIdentity', version: '1' },
  attributes: {
    /** See `emailKeyOf`. */
    emailKey: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    /** See `emailOf`. */
    sealedEmail: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['emailKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type CreatorIdentityItem = EntityItem<typeof CreatorIdentity>;
