import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { savedAdIds } from '../../boards/core/saved-marks.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CatalogueAd } from '../engine/catalogue-ad.ts';
import { Ad, type AdItem, adKey, commonOwner } from './ad.entity.ts';
import { toCatalogueAd } from './read-ads.ts';

const readTogetherMax = 100;
/** More ads than that saying one thing are not counted further. */
const mostVariants = 1_000;

/** An ad of the library or of the workspace, from the table: as it is this instant. */
export async function findAd(actor: Actor, id: string): Promise<ShownAd> {
  const ad = (await findCatalogueAds(actor, [id])).get(id);
  if (!ad) throw new AppError('not_found');
  const [variants, saved] = await Promise.all([countVariants(actor, ad), savedAdIds(actor.workspaceId, [id])]);
  return showAd(ad, { ...adLifetime(ad, parisDay()), variants, saved: saved.has(id) });
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

/** Those of the ads that are there, by id: as the table has them, in one reading for each fifty. */
export async function findCatalogueAds(
  actor: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<Map<string, CatalogueAd>> {
  const found = await readAds(actor, ids);
  return new Map(found.map((ad) => [ad.adId, toCatalogueAd(ad)]));
}

async function readAds(
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
  paths?: readonly string[],
): Promise<AdItem[]> {
  const keys = ids.flatMap((id) => [adKey(workspaceId, id), adKey(commonOwner, id)]);
  const found: AdItem[] = [];
  for (let at = 0; at < keys.length; at += readTogetherMax) {
    const reads = keys.slice(at, at + readTogetherMax).map((key) => Ad.get(key));
    for (const item of await readTogether(reads, paths)) {
      const { data } = Ad.parse({ Item: item });
      if (data) found.push(data);
    }
  }
  return found;
}

async function countVariants({ workspaceId }: Actor, { groupKey }: CatalogueAd): Promise<number> {
  const owners = [workspaceId, commonOwner].map((ownerId) =>
    Ad.query.byGroup({ ownerId, groupKey }).go({ attributes: ['adId'], limit: mostVariants }),
  );
  return (await Promise.all(owners)).reduce((sum, { data }) => sum + data.length, 0);
}

type Computed = Pick<ShownAd, 'active' | 'daysRunning' | 'variants' | 'saved'>;

export function showAd(
  { groupKey: _, ...ad }: CatalogueAd,
  { active, daysRunning, variants, saved }: Computed,
): ShownAd {
  return { ...ad, active, daysRunning, variants, saved };
}
