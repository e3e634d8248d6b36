import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { savedAdIds } from '../../boards/core/saved-marks.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CatalogueAd } from '../engine/engine.ts';
import { Ad, commonOwner } from './ad.entity.ts';
import { findCatalogueAds, readAds } from './read-ads.ts';

/** More ads than that saying one thing are not counted further. */
const mostVariants = 1_000;

/** An ad of the library or of the workspace, from the table: as it is this instant. */
export async function findAd(actor: Actor, id: string): Promise<ShownAd> {
  const ad = (await findCatalogueAds(actor, [id])).get(id);
  if (!ad) throw new AppError('not_found');
  const [variants, saved] = await Promise.all([countVariants(actor, ad), savedAdIds(actor.workspaceId, [id])]);
  const { groupKey: _, ...shown } = ad;
  return { ...shown, ...adLifetime(ad, parisDay()), variants, saved: saved.has(id) };
}

/** What those of the ads that are still there are today, by id. */
export async function findAds(
  actor: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<Map<string, Pick<ShownAd, 'active' | 'endedAt'>>> {
  const found = await readAds(actor, ids, ['adId', 'content.startedAt', 'content.endedAt']);
  const today = parisDay();
  return new Map(
    found.map(({ adId, content }) => [adId, { active: adLifetime(content, today).active, endedAt: content.endedAt }]),
  );
}

async function countVariants({ workspaceId }: Actor, { groupKey }: CatalogueAd): Promise<number> {
  const owners = [workspaceId, commonOwner].map((ownerId) =>
    Ad.query.byGroup({ ownerId, groupKey }).go({ attributes: ['adId'], limit: mostVariants }),
  );
  return (await Promise.all(owners)).reduce((sum, { data }) => sum + data.length, 0);
}
