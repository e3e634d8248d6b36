import { importLabels } from '../../shared/imports/messages.ts';
import { deleteFile, putFile } from '../platform/clients/files.ts';
import type { Operation } from '../platform/db/write.ts';
import { takeUpload } from './uploads.ts';

/** What a request to import brings: one of these. */
type Payload = {
  items?: unknown[] | undefined;
  csv?: string | undefined;
  file?: string | undefined;
  uploadId?: string | undefined;
  name?: string | undefined;
};

type Keeping = {
  workspaceId: string;
  importId: string;
  /** What a list without a name is called. */
  listLabel: string;
  /** Of a run that only looks: an upload stays there for the import itself. */
  borrows?: boolean;
  /** What is not to be kept, not even while the file waits. */
  clean?: (bytes: Buffer) => Buffer;
};

type Kept = {
  label: string;
  objectKey: string;
  borrowed?: true;
  operations?: Operation[];
  undo?: () => Promise<void>;
};

/** Puts what a request brings where the worker reads it. */
export async function keepPayload(payload: Payload, keeping: Keeping): Promise<Kept> {
  const { workspaceId, importId, borrows = false, clean = (bytes) => bytes } = keeping;
  const { name, uploadId } = payload;
  if (uploadId !== undefined) {
    const { name: sent, objectKey, taken } = await takeUpload(workspaceId, uploadId);
    const use = borrows ? { borrowed: true as const } : { operations: [taken] };
    return { label: name ?? sent, objectKey, ...use };
  }
  const objectKey = `imports/${workspaceId}/${importId}`;
  const { bytes, label } = bytesOf(payload, keeping.listLabel);
  await putFile(objectKey, clean(bytes), 'application/octet-stream');
  return { label: name ?? label, objectKey, undo: () => deleteFile(objectKey) };
}

function bytesOf({ items, csv, file }: Payload, listLabel: string): { bytes: Buffer; label: string } {
  if (items) return { bytes: Buffer.from(JSON.stringify(items, withoutLostDigits)), label: listLabel };
  if (csv !== undefined) return { bytes: Buffer.from(csv), label: importLabels.csv };
  return { bytes: Buffer.from(file ?? '', 'base64'), label: importLabels.file };
}

/** A number too large to be exact was altered when the request was read: it must not pass for an id. */
const withoutLostDigits = (_key: string, value: unknown) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? {} : value;
