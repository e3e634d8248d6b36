import type { EntityItem } from 'electrodb';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { legalStatuses } from '../../../shared/ugc/space.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** Who signs a creator's contracts and gets what they earn: sealed, but for what pages say of it. */
export const CreatorLegal = defineEntity({
  model: { service: 'reclame', entity: 'creatorLegal', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    /** See `creator-legal.ts`. */
    sealed: { type: 'string', required: true },
    legalStatus: { type: keysOf(legalStatuses), required: true },
    /** The last signs of both numbers. */
    siretHint: { type: 'string' },
    ibanHint: { type: 'string' },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type CreatorLegalItem = EntityItem<typeof CreatorLegal>;
