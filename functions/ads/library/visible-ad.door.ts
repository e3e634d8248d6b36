import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findCatalogueAds } from '../ad/read-ads.ts';
import type { CatalogueAd } from '../engine/engine.ts';

export type { CatalogueAd } from '../engine/engine.ts';

/** An ad that the workspace sees, as the table has it; a 404 without. */
export async function visibleAd(actor: Actor, id: string): Promise<CatalogueAd> {
  const ad = (await findCatalogueAds(actor, [id])).get(id);
  if (!ad) throw new AppError('not_found');
  return ad;
}

/** Several, in their order; a 404 when it does not see one of them. */
export async function visibleAds(actor: Actor, ids: readonly string[]): Promise<CatalogueAd[]> {
  const found = await findCatalogueAds(actor, [...new Set(ids)]);
  return ids.map((id) => {
    const ad = found.get(id);
    if (!ad) throw new AppError('not_found');
    return ad;
  });
}
