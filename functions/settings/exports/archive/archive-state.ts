import { beginParts } from '../../../platform/clients/file-in-parts.ts';
import { deleteFile, putFile, readFile } from '../../../platform/clients/files.ts';
import { archiveKey, type DataExportItem, leftKey } from '../data-export.entity.ts';
import { ArchiveUpload, type Sent } from './archive-upload.ts';
import type { ManifestFile } from './manifest.ts';
import type { ZipEntry } from './zip-records.ts';

/** Where the next run goes on: at a step, in things from there, in the file of that number. */
export type Place = { step: string; from: string | null; piece: number };

/** What a run leaves to the next one, beside the bytes that were too few to be sent. */
type Left = {
  sent: Sent;
  entries: ZipEntry[];
  files: ManifestFile[];
  counts: Record<string, number>;
  place: Place | null;
};

export type ArchiveState = Omit<Left, 'sent'> & { upload: ArchiveUpload };

/** An archive as the last run left it; a new one where none has. */
export async function openState(
  item: DataExportItem,
  onBegin: (uploadId: string) => Promise<void>,
): Promise<ArchiveState> {
  const key = archiveKey(item);
  if (item.slice === 0) {
    const uploadId = item.uploadId ?? (await beginParts(key, 'application/zip'));
    // Those that fail begin again in its place.
    if (!item.uploadId) await onBegin(uploadId);
    const upload = new ArchiveUpload(key, { uploadId, parts: [], offset: 0 }, Buffer.alloc(0));
    return { upload, entries: [], files: [], counts: {}, place: null };
  }
  const [json, tail] = await Promise.all([
    readFile(leftKey(item, item.slice, 'state')),
    readFile(leftKey(item, item.slice, 'tail')),
  ]);
  if (!json || !tail) throw new Error(`What ${item.exportId} left after run ${item.slice} is not there`);
  const { sent, ...left }: Left = JSON.parse(json.toString());
  return { ...left, upload: new ArchiveUpload(key, sent, tail) };
}

/** Keeps it for the run behind this one. */
export async function leaveState(item: DataExportItem, { upload, ...state }: ArchiveState): Promise<void> {
  const { sent, tail } = await upload.leave();
  const slice = item.slice + 1;
  const left: Left = { ...state, sent };
  await Promise.all([
    putFile(leftKey(item, slice, 'state'), JSON.stringify(left), 'application/json'),
    putFile(leftKey(item, slice, 'tail'), tail, 'application/octet-stream'),
  ]);
}

export async function forgetState(item: DataExportItem, slice = item.slice): Promise<void> {
  if (slice === 0) return;
  await Promise.all([deleteFile(leftKey(item, slice, 'state')), deleteFile(leftKey(item, slice, 'tail'))]);
}
