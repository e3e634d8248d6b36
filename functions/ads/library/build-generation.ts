import { randomUUID } from 'node:crypto';
import { createReadStream, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteFile, fileSize, putFile, readFile } from '../../platform/clients/files.ts';
import { env } from '../../platform/env.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import { pointToGeneration, readCatalogueState } from '../ad/owner-state.ts';
import { allAds } from '../ad/read-ads.ts';
import { wordFilter, writeIndex } from '../engine/engine.ts';
import { generationStands } from './generation-stands.ts';
import { KnownFeatures } from './known-features.ts';

/** What generations know of the words of ads, carried from one to the next: of many builds at once one stays, which is as good. */
const featuresKey = 'catalogue/features.known';
/** What the words of new ads may take of one build; ads beyond wait for the next one, an hour later: a million anew takes two. */
const readingMs = 90_000;

/** Builds a generation from the table alone, keeps it in the bucket and points everyone to it; unless it would be the one that there is. */
export async function buildGeneration(now = new Date()): Promise<void> {
  const before = await readCatalogueState();
  if (generationStands(before, env.RELEASE, now) && (await fileSize(before.fileKey ?? '')) !== null) return;
  const { spelledWords } = await import('./spelled-words.ts');
  const spelled = wordFilter(spelledWords());
  const cutOffAt = now.toISOString();
  const fileKey = `catalogue/ads-${now.getTime()}.index`;
  const file = join(tmpdir(), `${randomUUID()}.index`);
  const features = new KnownFeatures(await readFile(featuresKey), readingMs);
  try {
    await writeIndex(allAds(commonOwner), file, (ad) => features.of(ad), spelled);
    await putFile(fileKey, createReadStream(file), 'application/octet-stream', statSync(file).size);
    await putFile(featuresKey, features.toBytes(), 'application/octet-stream');
  } finally {
    rmSync(file, { force: true });
  }
  const builtBy = features.leftUnread ? undefined : env.RELEASE;
  await pointToGeneration({ fileKey, cutOffAt, previousKey: before.fileKey, builtBy });
  // The last but one stays: someone may be about to open it.
  if (before.previousKey) await deleteFile(before.previousKey);
}
