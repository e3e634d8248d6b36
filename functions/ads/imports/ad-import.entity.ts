import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { AdField, Import as ShownImport } from '../../../shared/contract/ads-imports.ts';
import { adSources, keysOf } from '../../../shared/rules/ads.ts';
import { entityOptions } from '../../platform/db/client.ts';
import { commonOwner } from '../ad.entity.ts';
import type { FileLayout } from './file-layout.ts';

/** A column of a file and the field that it holds; null leaves it out. */
export type Mapping = Record<string, AdField | null>;

/** What a reading of the Meta Ad Library asks for. */
export type SyncRequest = { country: string; searchTerms?: string; pageIds?: string[]; since?: string };

/**
 * A run that brings ads into a workspace. `received` is its checkpoint: so many records have had their fate, and whoever
 * goes on starts with the next. The lines refused stand in `RejectedLines`, the first ones here too.
 */
export const AdImport = new Entity(
  {
    model: { service: 'reclame', entity: 'adImport', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      importId: { type: 'string', required: true },
      kind: { type: ['file', 'sync'] as const, required: true },
      label: { type: 'string', required: true },
      source: { type: keysOf(adSources), required: true },
      status: { type: ['queued', 'running', 'completed', 'failed', 'cancelled'] as const, required: true },
      /** Who started it and from where, for the audit line at its end. */
      userId: { type: 'string', required: true },
      ip: { type: 'string', required: true },

      /** Of a file: where it lies in the bucket, how it is written, what was said of its columns. */
      objectKey: { type: 'string' },
      layout: { type: CustomAttributeType<FileLayout>('any') },
      mapping: { type: CustomAttributeType<Mapping>('any') },

      /** Of a reading: what it asks for, the page to read next and how many records came before that page. */
      request: { type: CustomAttributeType<SyncRequest>('any') },
      position: { type: 'string' },
      positionReceived: { type: 'number' },

      received: { type: 'number', required: true },
      created: { type: 'number', required: true },
      updated: { type: 'number', required: true },
      skipped: { type: 'number', required: true },
      rejectedCount: { type: 'number', required: true },
      rejected: { type: CustomAttributeType<ShownImport['rejected']>('any'), required: true },
      progress: { type: 'number' },
      message: { type: 'string' },
      finishedAt: { type: 'string' },
      createdAt: { type: 'string', required: true },
      updatedAt: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byWorkspace: {
        pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
        sk: { field: 'sk', composite: ['importId'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export type AdImportItem = EntityItem<typeof AdImport>;

/** Whose ads a run brings: what Meta shows to everyone joins the common library, what a workspace sends is its own. */
export const adOwnerOf = ({ kind, workspaceId }: Pick<AdImportItem, 'kind' | 'workspaceId'>): string =>
  kind === 'sync' ? commonOwner : workspaceId;

export const isFinished = ({ status }: Pick<AdImportItem, 'status'>) => status !== 'queued' && status !== 'running';

export const toImport = (item: AdImportItem): ShownImport => ({
  id: item.importId,
  kind: item.kind,
  label: item.label,
  source: item.source,
  status: item.status,
  received: item.received,
  created: item.created,
  updated: item.updated,
  skipped: item.skipped,
  rejected: item.rejected,
  rejectedCount: item.rejectedCount,
  progress: item.progress ?? null,
  message: item.message ?? null,
  finishedAt: item.finishedAt ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
