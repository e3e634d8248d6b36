import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { markReads, savedAdIds } from '../../boards/core/saved-marks.door.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CatalogueAd } from '../engine/engine.ts';

type Found = { ad: CatalogueAd } & Pick<ShownAd, 'active' | 'daysRunning' | 'variants'>;

const idsOf = (found: Found[]) => found.map(({ ad }) => ad.id);

/** What `shownFound` reads of these. */
export const readsToShow = (workspaceId: string, found: Found[]): Read[] => markReads(workspaceId, idsOf(found));

/**
 * What the index found, with whether the workspace has it on a board: that is read at every request, so that it is true
 * at once; `items` are what `readsToShow` gave, if that was read. The contract leaves out what is ours alone.
 */
export async function shownFound<F extends Found>(
  { workspaceId }: Actor,
  found: F[],
  items?: (Item | undefined)[],
): Promise<(ShownAd & Omit<F, 'ad'>)[]> {
  const saved = await savedAdIds(workspaceId, idsOf(found), items);
  return found.map(({ ad, ...more }) => ({ ...ad, ...more, saved: saved.has(ad.id) }));
}
