import { CustomAttributeType, type EntityItem } from 'electrodb';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import type { ExportScope } from '../../../shared/settings/exports.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** Over which those that are not over are spread. */
export const exportShards = ['0', '1', '2', '3'] as const;

/** An archive of the data of a workspace or of a person. */
export const DataExport = defineEntity({
  model: { service: 'reclame', entity: 'dataExport', version: '1' },
  attributes: {
    /** Whose data they are: a workspace, or a person. */
    ownerId: { type: 'string', required: true },
    exportId: { type: 'string', required: true },
    scope: { type: CustomAttributeType<ExportScope>('string'), required: true },
    /** Who asked for it, and in which workspace. */
    userId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    status: { type: ['queued', 'running', 'completed', 'failed'] as const, required: true },
    progress: { type: 'number', required: true },
    things: { type: 'number' },
    files: { type: 'number' },
    size: { type: 'number' },
    expiresAt: { type: 'string' },
    /** By which its parts are sent. */
    uploadId: { type: 'string' },
    /** How many runs have left their work to the next one: what each of them left is a file. */
    slice: { type: 'number', required: true },
    /** Runs that began from there. */
    attempts: { type: 'number', required: true },
    /** A worker is at it until then. */
    claimedUntil: { type: 'string' },
    /** While it is not over: when it is looked whether someone is at it. */
    shard: { type: 'string' },
    dueAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'pk', composite: ['ownerId'], casing: 'none' },
      sk: { field: 'sk', composite: ['exportId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type DataExportItem = EntityItem<typeof DataExport>;
export type ExportKey = Pick<DataExportItem, 'ownerId' | 'exportId'>;

/** The list says for a while that an archive was there. */
export const ttlOf = (at: Date): number => Math.floor(at.getTime() / 1000) + (keptDays.dataExport + 30) * daySeconds;

const folderOf = ({ ownerId, exportId }: ExportKey) => `data-exports/${ownerId}/${exportId}`;
export const archiveKey = (key: ExportKey): string => `${folderOf(key)}.zip`;
/** What a run left to the next one. */
export const leftKey = (key: ExportKey, slice: number, what: 'state' | 'tail'): string =>
  `${folderOf(key)}.${slice}.${what}`;
