import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Area } from '../../../shared/ugc/deliverable.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** What one of both sides says of a version: of all of it, of a moment, of a zone of the picture. */
export const UgcComment = defineEntity({
  model: { service: 'reclame', entity: 'ugcComment', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    deliverableId: { type: 'string', required: true },
    commentId: { type: 'string', required: true },
    versionId: { type: 'string', required: true },
    atMs: { type: 'number' },
    untilMs: { type: 'number' },
    area: { type: CustomAttributeType<Area>('any') },
    text: { type: 'string', required: true },
    side: { type: ['brand', 'creator'] as const, required: true },
    authorId: { type: 'string', required: true },
    authorName: { type: 'string', required: true },
    parentId: { type: 'string' },
    resolvedAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byDeliverable: {
      pk: { field: 'pk', composite: ['workspaceId', 'deliverableId'], casing: 'none' },
      sk: { field: 'sk', composite: ['commentId'], casing: 'none' },
    },
  },
});

export type UgcCommentItem = EntityItem<typeof UgcComment>;
