import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** Some ads of an import, as `packAds` writes them: they never change, and count while the book names their import. */
export const ResultPart = defineEntity({
  model: { service: 'reclame', entity: 'resultPart', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    /** As `partKey` writes it. */
    partKey: { type: 'string', required: true },
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    byImport: {
      pk: { field: 'pk', composite: ['workspaceId', 'importId'], casing: 'none' },
      sk: { field: 'sk', composite: ['partKey'], casing: 'none' },
    },
  },
});

export const partKey = (number: number): string => String(number).padStart(6, '0');
