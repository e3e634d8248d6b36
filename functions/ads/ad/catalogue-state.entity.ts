import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Of the common catalogue: when it last changed, and which generation of its index is the newest. */
export const CatalogueState = defineEntity({
  model: { service: 'reclame', entity: 'catalogueState', version: '1' },
  attributes: {
    name: { type: 'string', required: true },
    changedAt: { type: 'string' },
    /** Where the newest generation lies in the bucket. */
    fileKey: { type: 'string' },
    /** The generation before it. */
    previousKey: { type: 'string' },
    /** What was written after this moment may be missing from it. */
    cutOffAt: { type: 'string' },
    /** The release that built it, once it had read the words of all ads; without it, the next build goes on. */
    builtBy: { type: 'string' },
  },
  indexes: {
    byName: {
      pk: { field: 'pk', composite: ['name'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type CatalogueStateItem = Partial<EntityItem<typeof CatalogueState>>;
