import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { savedAdIds } from '../../boards/core/saved-marks.door.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CatalogueAd } from '../engine/engine.ts';

type Found = { ad: CatalogueAd } & Pick<ShownAd, 'active' | 'daysRunning' | 'variants'>;

/**
 * What the index found, with whether the workspace has it on a board: that is read, so that it is true at once.
 * The contract leaves out what is ours alone.
 */
export async function showFound<F extends Found>(actor: Actor, found: F[]): Promise<(ShownAd & Omit<F, 'ad'>)[]> {
  const saved = await savedAdIds(
    actor.workspaceId,
    found.map(({ ad }) => ad.id),
  );
  return found.map(({ ad, ...more }) => ({ ...ad, ...more, saved: saved.has(ad.id) }));
}
