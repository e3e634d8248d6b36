import { dayMs } from '../../../shared/kernel/day.ts';
import type { CatalogueStateItem } from '../ad/catalogue-state.entity.ts';

/** Whoever writes an ad says so a moment later: what was said so long before a generation is in it. */
const settledMs = 5 * 60_000;

/** Whether the newest generation would come out the same: nothing was written since, and this release built it, less than a day ago. */
export function generationStands(
  { fileKey, changedAt, cutOffAt, builtBy }: CatalogueStateItem,
  release: string,
  now: Date,
): boolean {
  if (!fileKey || !cutOffAt || builtBy !== release) return false;
  const isOld = now.getTime() - Date.parse(cutOffAt) >= dayMs;
  const isSettled = !changedAt || Date.parse(cutOffAt) - Date.parse(changedAt) >= settledMs;
  return isSettled && !isOld;
}
