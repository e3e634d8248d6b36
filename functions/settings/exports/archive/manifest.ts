import type { DataExportItem } from '../data-export.entity.ts';

/** A file of the archive: how many bytes and things it holds. */
export type ManifestFile = { path: string; bytes: number; sha256: string; things?: number };

/** What `manifest.json` says; it names neither itself nor who asked. */
export const manifestOf = (
  { scope, ownerId, createdAt }: DataExportItem,
  counts: Record<string, number>,
  files: readonly ManifestFile[],
) => ({ format: 1, scope, id: ownerId, askedAt: createdAt, madeAt: new Date().toISOString(), counts, files });
