import { adCountText } from '../../../shared/ads/ad-count.ts';
import { searched } from '../../../shared/ads/searched.ts';
import { excerptOf } from '../../../shared/ai/excerpt.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type Asked, bestNamed, type Finder, type NamedThing } from '../../search/core/finder.door.ts';
import { rankedAdvertisers, search } from '../engine/engine.ts';
import { followedBy } from '../watch/followed-advertisers.ts';
import { SavedSearch } from '../watch/saved-search.entity.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

const longestTitle = 120;
/** One who looks for words has the library for it. */
const mostAds = 3;

/** Advertisers by their names, ads by their words, and the searches that the workspace keeps. */
export const finder: Finder = {
  permission: 'ads:read',
  kinds: searched,
  find: async (actor, asked) => {
    const found = await Promise.all([inTheLibrary(actor, asked), followed(actor), savedSearches(actor)]);
    const [library, others, searches] = found;
    const ofLibrary = new Set(library.map(({ path }) => path));
    const unseen = others.filter(({ path }) => !ofLibrary.has(path));
    return [...library, ...bestNamed(asked, unseen), ...bestNamed(asked, searches)];
  },
};

async function inTheLibrary(actor: Actor, { q, wanted, most }: Asked): Promise<NamedThing[]> {
  const catalogues = await visibleCatalogues(actor);
  const advertisers = rankedAdvertisers(catalogues, wanted, most).map(
    ({ value, label, count }): NamedThing => ({
      kind: 'advertiser',
      id: value,
      title: label,
      more: adCountText(count),
      path: paths.adsOf(value),
    }),
  );
  const { items } = search(catalogues, { q, limit: Math.min(most, mostAds) }, parisDay());
  const ads = items.map(
    ({ ad: { id, headline, body, advertiser } }): NamedThing => ({
      kind: 'ad',
      id,
      title: excerptOf(headline || body, longestTitle),
      more: advertiser.name,
      path: `${paths.ads}?annonce=${encodeURIComponent(id)}`,
    }),
  );
  return [...advertisers, ...ads];
}

async function followed(actor: Actor): Promise<NamedThing[]> {
  const all = await followedBy(actor);
  return all.map(({ advertiserId, name }) => ({
    kind: 'advertiser',
    id: advertiserId,
    title: name,
    path: paths.adsOf(advertiserId),
  }));
}

async function savedSearches({ workspaceId }: Actor): Promise<NamedThing[]> {
  const { data } = await SavedSearch.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', consistent: true, attributes: ['searchId', 'name', 'query'] });
  return data.map(({ searchId: id, name, query }) => ({
    kind: 'savedSearch',
    id,
    title: name,
    path: paths.newAdsOf(query),
  }));
}
