import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { GenerationItem } from '../core/generation.entity.ts';

/** A generation as it was when it was deleted, until it can be brought back no longer; its content goes with this. */
export const DeletedGeneration = defineEntity({
  model: { service: 'reclame', entity: 'aiDeletedGeneration', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    generationId: { type: 'string', required: true },
    generation: { type: CustomAttributeType<GenerationItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'generationId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
