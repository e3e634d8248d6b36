import MiniSearch from 'minisearch';
import {
  type CatalogueAd,
  fieldText,
  fieldWeights,
  reachEstimate,
  searchedFields,
} from '../../functions/ads/engine/catalogue-ad.ts';
import { fold, tokenise } from '../../functions/ads/engine/text.ts';
import { adLifetime } from '../../shared/ads/ad-lifetime.ts';
import { type BenchQuery, pageLimit } from './search-queries.ts';
import { benchToday } from './synthetic-ads.ts';

type Found = { ad: CatalogueAd; score: number };

/** MiniSearch for the words; filters, facets and sorts by reading the ads that it finds. */
export function miniSearch(ads: Iterable<CatalogueAd>): (query: BenchQuery) => number {
  const all = [...ads];
  const index = new MiniSearch<number>({
    fields: [...searchedFields],
    idField: 'number',
    extractField: (number, field) =>
      field === 'number' ? number : fieldText(all[number] as CatalogueAd, field as (typeof searchedFields)[number]),
    processTerm: fold,
    searchOptions: { combineWith: 'AND', boost: fieldWeights },
  });
  index.addAll([...all.keys()]);
  return (query) => {
    if (query.words.length === 0)
      return countAndSort(
        all.map((ad) => ({ ad, score: 0 })),
        query,
      );
    const last = query.words.length - 1;
    const found = index.search(query.words.join(' '), { prefix: (_, at) => !query.exact && at === last });
    return countAndSort(
      found.map(({ id, score }) => ({ ad: all[id] as CatalogueAd, score })),
      query,
    );
  };
}

/** Reads the folded text of every ad for the words. */
export function linearScan(ads: Iterable<CatalogueAd>): (query: BenchQuery) => number {
  const all = [...ads].map((ad) => ({
    ad,
    text: searchedFields
      .map(
        (field) =>
          ` ${tokenise(fieldText(ad, field))
            .map(({ word }) => word)
            .join(' ')} `,
      )
      .join('|'),
  }));
  return (query) => {
    const last = query.words.length - 1;
    const pieces = query.words.map((word, at) => (query.exact || at < last ? ` ${word} ` : ` ${word}`));
    const found: Found[] = [];
    for (const { ad, text } of all) {
      if (pieces.every((piece) => text.includes(piece))) found.push({ ad, score: 0 });
    }
    return countAndSort(found, query);
  };
}

const facetValues: Record<string, (ad: CatalogueAd) => readonly (string | null)[]> = {
  platform: (ad) => ad.platforms,
  format: (ad) => [ad.format],
  country: (ad) => ad.countries,
  language: (ad) => ad.languages,
  industry: (ad) => [ad.industry],
  callToAction: (ad) => [ad.callToAction],
  advertiser: (ad) => [ad.advertiser.id],
};

function test(name: string, value: unknown): (ad: CatalogueAd) => boolean {
  if (name === 'active') return (ad) => adLifetime(ad, benchToday).active === value;
  if (name === 'from') return (ad) => (ad.endedAt ?? '9999') >= String(value);
  const wanted = new Set<string | null>([value].flat() as string[]);
  return (ad) => facetValues[name]?.(ad).some((one) => wanted.has(one)) === true;
}

const byStart = (a: Found, b: Found) => (a.ad.startedAt < b.ad.startedAt ? 1 : -1);
const days = ({ ad }: Found) => adLifetime(ad, benchToday).daysRunning;
const orders: Record<BenchQuery['sort'], (a: Found, b: Found) => number> = {
  relevance: (a, b) => b.score - a.score,
  newest: byStart,
  oldest: (a, b) => byStart(b, a),
  longest_running: (a, b) => days(b) - days(a),
  reach: (a, b) => reachEstimate(b.ad) - reachEstimate(a.ad),
};

function countAndSort(found: Found[], { filters, sort }: BenchQuery): number {
  const tests = Object.entries(filters).map(([name, value]) => ({ name, holds: test(name, value) }));
  const kept: Found[] = [];
  const counts = new Map<string, number>();
  for (const one of found) {
    const failed = tests.filter(({ holds }) => !holds(one.ad));
    if (failed.length > 1) continue;
    if (failed.length === 0) kept.push(one);
    for (const [facet, values] of Object.entries(facetValues)) {
      if (failed.length === 1 && failed[0]?.name !== facet) continue;
      for (const value of values(one.ad)) counts.set(`${facet} ${value}`, (counts.get(`${facet} ${value}`) ?? 0) + 1);
    }
  }
  kept.sort(orders[sort]).slice(0, pageLimit);
  return kept.length;
}
