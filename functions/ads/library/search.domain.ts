import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import type * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput, RouteOutput } from '../../../shared/kernel/route.ts';
import { savedAdIds } from '../../boards/core/saved-marks.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findCatalogueAds } from '../ad/find-ads.door.ts';
import type { CatalogueAd } from '../engine/catalogue-ad.ts';
import { After, searchCatalogues } from '../engine/search.ts';
import { similarInCatalogues } from '../engine/similar.ts';
import { catalogueStats } from '../engine/stats.ts';
import { trendingInCatalogues } from '../engine/trending.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

type Query = ParsedInput<typeof ads.searchAds>['query'];
type Filters = ParsedInput<typeof ads.getAdStats>['query'];
type Window = ParsedInput<typeof ads.trendingAds>['query'];

export async function searchAds(actor: Actor, query: Query): Promise<RouteOutput<typeof ads.searchAds>> {
  const { cursor, limit, ...asked } = query;
  const scope = { owner: actor.workspaceId, operation: 'searchAds', filters: asked };
  const after = await openCursor(scope, cursor, After);
  const catalogues = await visibleCatalogues(actor);
  const { items, nextAfter, ...counts } = searchCatalogues(catalogues, { ...asked, limit, after }, parisDay());
  return { ...counts, items: await show(actor, items), nextCursor: await sealCursor(scope, nextAfter) };
}

/** How many ads a search would find. */
export async function countAds(actor: Actor, filters: Filters): Promise<number> {
  const catalogues = await visibleCatalogues(actor);
  return searchCatalogues(catalogues, { ...filters, limit: 1 }, parisDay()).total;
}

export async function adStats(actor: Actor, filters: Filters): Promise<RouteOutput<typeof ads.getAdStats>> {
  return catalogueStats(await visibleCatalogues(actor), filters, parisDay());
}

export async function trendingAds(actor: Actor, asked: Window): Promise<RouteOutput<typeof ads.trendingAds>> {
  const items = trendingInCatalogues(await visibleCatalogues(actor), asked, parisDay());
  return { items: await show(actor, items), nextCursor: null };
}

export async function similarAds(actor: Actor, id: string, limit: number): Promise<RouteOutput<typeof ads.similarAds>> {
  const ad = (await findCatalogueAds(actor, [id])).get(id);
  if (!ad) throw new AppError('not_found');
  const items = similarInCatalogues(await visibleCatalogues(actor), ad, limit, parisDay());
  return { items: await show(actor, items), nextCursor: null };
}

type Found = { ad: CatalogueAd } & Pick<ShownAd, 'active' | 'daysRunning' | 'variants'>;

/**
 * What the index found, with whether the workspace has it on a board: that is read, so that it is true at once.
 * The contract leaves out what is ours alone.
 */
async function show<F extends Found>(actor: Actor, found: F[]): Promise<(ShownAd & Omit<F, 'ad'>)[]> {
  const saved = await savedAdIds(
    actor.workspaceId,
    found.map(({ ad }) => ad.id),
  );
  return found.map(({ ad, ...more }) => ({ ...ad, ...more, saved: saved.has(ad.id) }));
}
