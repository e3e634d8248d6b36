import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CountedOffer } from '../../../shared/rules/ugc/legal-counter.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What a creator was promised for a brand and an objective in a civil year: it moves with each acceptance, in its transaction. */
export const ThresholdCount = defineEntity({
  model: { service: 'reclame', entity: 'thresholdCount', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    brandId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    /** A hash of the folded objective. */
    objectiveKey: { type: 'string', required: true },
    year: { type: 'string', required: true },
    counted: { type: CustomAttributeType<CountedOffer[]>('any'), required: true },
    /** Raised by every write. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['brandId', 'creatorId', 'objectiveKey', 'year'], casing: 'none' },
    },
  },
});

export type ThresholdCountItem = EntityItem<typeof ThresholdCount>;
