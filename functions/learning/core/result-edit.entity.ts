import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { AdFormat } from '../../../shared/ads/ads.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What a person said of an ad, which goes before what imports say. */
export const ResultEdit = defineEntity({
  model: { service: 'reclame', entity: 'resultEdit', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    resultId: { type: 'string', required: true },
    text: { type: 'string' },
    headline: { type: 'string' },
    format: { type: CustomAttributeType<AdFormat>('string') },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['resultId'], casing: 'none' },
    },
  },
});
export type ResultEditItem = EntityItem<typeof ResultEdit>;
