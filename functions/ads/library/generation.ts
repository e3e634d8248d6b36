import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { deleteFile, openFile, putFile } from '../../platform/clients/files.ts';
import { log } from '../../platform/log.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import { pointToGeneration, readCatalogueState } from '../ad/owner-state.ts';
import { allAds } from '../ad/read-ads.ts';
import { type Catalogue, openIndex, writeIndex } from '../engine/engine.ts';

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

/** Builds a generation from the table alone, keeps it in the bucket and points everyone to it. */
export async function buildGeneration(now = new Date()): Promise<void> {
  const cutOffAt = now.toISOString();
  const before = await readCatalogueState();
  const fileKey = `catalogue/ads-${now.getTime()}.index`;
  const file = join(tmpdir(), `${randomUUID()}.index`);
  try {
    await writeIndex(allAds(commonOwner), file);
    await putFile(fileKey, createReadStream(file), 'application/octet-stream', statSync(file).size);
  } finally {
    rmSync(file, { force: true });
  }
  await pointToGeneration({ fileKey, cutOffAt, previousKey: before.fileKey });
  // The last but one stays: someone may be about to open it.
  if (before.previousKey) await deleteFile(before.previousKey);
}
