import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { AnnotationItem } from '../core/annotation.entity.ts';

/** A note as it was when it was deleted, until it can be brought back no longer. */
export const DeletedAnnotation = defineEntity({
  model: { service: 'reclame', entity: 'deletedAnnotation', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    annotationId: { type: 'string', required: true },
    annotation: { type: CustomAttributeType<AnnotationItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'annotationId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
