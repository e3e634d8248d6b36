import { openFile } from './clients/files.ts';
import type { ExportedFile } from './exported.ts';

/** A file of the bucket, for an archive. */
export const storedFile = (name: string, key: string): ExportedFile => ({ name, open: () => openFile(key) });
