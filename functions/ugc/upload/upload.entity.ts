import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** A file that a creator sends in parts. What S3 has of it says how far it is. */
export const UgcUpload = defineEntity({
  model: { service: 'reclame', entity: 'ugcUpload', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    uploadId: { type: 'string', required: true },
    purpose: { type: CustomAttributeType<UploadPurpose>('string'), required: true },
    /** Of what is for a collaboration. */
    workspaceId: { type: 'string' },
    collaborationId: { type: 'string' },
    deliverableId: { type: 'string' },
    fileName: { type: 'string', required: true },
    size: { type: 'number', required: true },
    contentType: { type: 'string', required: true },
    aiDeclared: { type: 'boolean', required: true },
    fileKey: { type: 'string', required: true },
    /** Under which S3 has its parts. */
    partsId: { type: 'string', required: true },
    status: { type: ['open', 'complete', 'refused'] as const, required: true },
    /** The version that it made. */
    versionNumber: { type: 'number' },
    createdAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: ['uploadId'], casing: 'none' },
    },
  },
});

export type UgcUploadItem = EntityItem<typeof UgcUpload>;
