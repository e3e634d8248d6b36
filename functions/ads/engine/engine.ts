import { adsOfAdvertiser } from './advertiser-ads.ts';
import { advertiserName } from './advertiser-counts.ts';
import { advertisersNamed as namedIn } from './advertisers-named.ts';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import type { ReadsFeatures } from './feature-column.ts';
import { Features } from './features.ts';
import { lastingAds } from './lasting-ads.ts';
import { rankedAdvertisers as ranked } from './ranked-advertisers.ts';
import { After, searchCatalogues } from './search.ts';
import { sectorCounts } from './sector-counts.ts';
import { openSegment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { similarInCatalogues } from './similar.ts';
import { catalogueStats } from './stats.ts';
import { trendingInCatalogues } from './trending.ts';
import { makeWordFilter } from './word-filter.ts';

export type { AdvertiserAds } from './advertiser-ads.ts';
export type { NamedAdvertiser } from './advertisers-named.ts';
export type { Catalogue } from './catalogue.ts';
export type { CatalogueAd } from './catalogue-ad.ts';
export type { LastingAds, MarketPart } from './lasting-ads.ts';
export type { SectorAsked, SectorCounts } from './sector-counts.ts';

type Ads = AsyncIterable<CatalogueAd>;

/** Indexes ads, in any order, in memory. */
export const indexAds = async (ads: Ads): Promise<Catalogue> => new Catalogue(await buildSegment(ads));

/** Indexes ads, in any order, into a file that `openIndex` reads, with the features that are read of each, and the words that are never corrected. */
export async function writeIndex(
  ads: Ads,
  file: string,
  featuresOf: ReadsFeatures,
  spelled: Uint8Array,
): Promise<void> {
  (await buildSegment(ads, { file, featuresOf, spelled })).close();
}

/**
 * The ads of a file of `writeIndex`, which may be removed from its folder once it is open; throws when it is of another version or
 * harmed. Once it is closed, the catalogue answers no more.
 */
export function openIndex(file: string): { catalogue: Catalogue; close: () => void } {
  const segment = openSegment(file);
  return { catalogue: new Catalogue(segment), close: () => segment.close() };
}

/** The words of a language, as `writeIndex` takes them. */
export const wordFilter = makeWordFilter;

/** Reads the features of ads that no build has read, the newest `most` of a part. */
export const featureReader = (featuresOf: ReadsFeatures, most: number) => new Features(featuresOf, most);

/** What `search` answers of where a page ended. */
export const SearchPosition = After;
export const search = searchCatalogues;
export const similarTo = similarInCatalogues;
export const statsOf = catalogueStats;
export const trending = trendingInCatalogues;
export const advertiserAds = adsOfAdvertiser;
export const advertisersNamed = namedIn;
/** What an advertiser is called; undefined when no ad is of it. */
export const advertiserOf = (catalogues: readonly Catalogue[], id: string): string | undefined =>
  advertiserName(
    catalogues.flatMap(({ parts }) => parts),
    id,
  );
export const rankedAdvertisers = ranked;
export const lastingIn = lastingAds;
export const countSector = sectorCounts;
