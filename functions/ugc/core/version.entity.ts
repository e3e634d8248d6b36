import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Measured } from '../../../shared/rules/ugc/version-warnings.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** A file that was sent for a deliverable, the first one under 1. It stands only once its bytes do. */
export const UgcVersion = defineEntity({
  model: { service: 'reclame', entity: 'ugcVersion', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    deliverableId: { type: 'string', required: true },
    versionId: { type: 'string', required: true },
    number: { type: 'number', required: true },
    fileName: { type: 'string', required: true },
    size: { type: 'number', required: true },
    fileKey: { type: 'string', required: true },
    posterKey: { type: 'string' },
    posterType: { type: 'string' },
    measured: { type: CustomAttributeType<Measured>('any'), required: true },
    aiDeclared: { type: 'boolean', required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    byDeliverable: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['deliverableId', 'versionId'], casing: 'none' },
    },
  },
});

export type UgcVersionItem = EntityItem<typeof UgcVersion>;
