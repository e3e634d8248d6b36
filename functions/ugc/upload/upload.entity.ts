import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** Over which the uploads on their way are spread in the index of their ends. */
export const openShards = ['0', '1', '2', '3'] as const;

/** A file that is sent in parts. What S3 has of it says how far it is. */
export const UgcUpload = defineEntity({
  model: { service: 'reclame', entity: 'ugcUpload', version: '1' },
  attributes: {
    /** Who sends it: a creator, or the workspace of a brand. */
    creatorId: { type: 'string', required: true },
    uploadId: { type: 'string', required: true },
    purpose: { type: CustomAttributeType<UploadPurpose>('string'), required: true },
    workspaceId: { type: 'string', required: true },
    collaborationId: { type: 'string', required: true },
    deliverableId: { type: 'string' },
    fileName: { type: 'string', required: true },
    size: { type: 'number', required: true },
    contentType: { type: 'string', required: true },
    aiDeclared: { type: 'boolean', required: true },
    fileKey: { type: 'string', required: true },
    /** Under which S3 has its parts. */
    partsId: { type: 'string', required: true },
    status: { type: ['open', 'complete', 'refused'] as const, required: true },
    /** As long as it is open. */
    openShard: { type: openShards },
    createdAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: ['uploadId'], casing: 'none' },
    },
    byEnd: {
      index: 'gsi3',
      pk: { field: 'gsi3pk', composite: ['openShard'], casing: 'none' },
      sk: { field: 'gsi3sk', composite: ['expiresAt', 'uploadId'], casing: 'none' },
    },
  },
});

export type UgcUploadItem = EntityItem<typeof UgcUpload>;
