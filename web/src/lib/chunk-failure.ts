import { browser } from './browser.ts';

const reloadedAtKey = 'chunkReloadedAt';
const patienceMs = 60_000;

/** A part of the application that could not be fetched, even after a reload. */
export class ChunkFailure extends Error {}

/**
 * A chunk goes missing when a deploy replaced it: the page is loaded again, once. Called where a chunk is needed to
 * go on, not for `vite:preloadError`, which would also reload the page under a mere hover.
 */
export function recoverChunk(cause: unknown): Promise<never> {
  const reloadedAt = Number(sessionStorage.getItem(reloadedAtKey));
  if (Date.now() - reloadedAt < patienceMs) throw new ChunkFailure('A chunk could not be loaded', { cause });
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  browser.reload();
  return new Promise(() => undefined);
}
