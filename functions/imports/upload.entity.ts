import type { EntityItem } from 'electrodb';
import { defineEntity } from '../platform/db/client.ts';

/** A file that a browser may send straight to the bucket, until an act takes it. */
export const Upload = defineEntity({
  model: { service: 'reclame', entity: 'upload', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    uploadId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    size: { type: 'number', required: true },
    contentType: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['uploadId'], casing: 'none' },
    },
  },
});

export type UploadItem = EntityItem<typeof Upload>;

export const uploadKey = (workspaceId: string, uploadId: string) => `uploads/${workspaceId}/${uploadId}`;
