import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findCatalogueAds } from './read-ads.ts';

/** The main texts of ads that the workspace sees, in the order asked; a 404 where one of them is not there. */
export async function adBodies(actor: Actor, ids: readonly string[]): Promise<string[]> {
  const found = await findCatalogueAds(actor, ids);
  return ids.map((id) => {
    const ad = found.get(id);
    if (!ad) throw new AppError('not_found');
    return ad.body || ad.headline || '';
  });
}
