import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openFile } from '../../platform/clients/files.ts';
import { log } from '../../platform/log.ts';
import { type Catalogue, openIndex } from '../engine/engine.ts';

/** A catalogue that is read from its file until it is closed. */
export type Generation = { catalogue: Catalogue; close: () => void };

/** A generation of the common catalogue's index, brought here from the bucket; null when it is no longer there or is of another version. */
export async function openGeneration(fileKey: string): Promise<Generation | null> {
  const found = await openFile(fileKey);
  if (!found) return null;
  const file = join(tmpdir(), `${randomUUID()}.index`);
  try {
    await pipeline(found.stream, createWriteStream(file));
    return openIfReadable(file);
  } finally {
    // What is open stays readable, and leaves the disk when it is closed.
    rmSync(file, { force: true });
  }
}

function openIfReadable(file: string): Generation | null {
  try {
    return openIndex(file);
  } catch (error) {
    log.error('generation not readable', error);
    return null;
  }
}
