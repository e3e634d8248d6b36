import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Brief } from '../../../shared/ai/brief.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** The facts of a product, kept to write from again. */
export const KeptBrief = defineEntity({
  model: { service: 'reclame', entity: 'aiBrief', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    briefId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    brandId: { type: 'string' },
    personaId: { type: 'string' },
    brief: { type: CustomAttributeType<Brief>('any'), required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['briefId'], casing: 'none' },
    },
  },
});

export type KeptBriefItem = EntityItem<typeof KeptBrief>;
