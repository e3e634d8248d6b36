import * as z from 'zod';
import type { AdFacets, adSorts, adVariants, Highlights, Relaxation } from '../../../shared/ads/library.contract.ts';
import type { Catalogue, Part } from './catalogue.ts';
import { dayNumber } from './days.ts';
import { FacetCounts } from './facets.ts';
import { type AdFilters, compileFilters } from './filters.ts';
import { Fold } from './fold.ts';
import { FoundOrder } from './found-order.ts';
import { type Groups, groupsOf } from './groups.ts';
import { asWritten, highlight } from './highlights.ts';
import { LifetimeCounts } from './lifetime-counts.ts';
import { parseQuery } from './query-syntax.ts';
import { sortValue } from './ranking.ts';
import { relaxations } from './relaxations.ts';
import { scratch } from './scratch.ts';
import { type ShownAd, shownAd } from './shown-ad.ts';
import { sift } from './sift.ts';
import { clauseWeights, matchText, scoreText } from './text-match.ts';
import { type Correction, readClauses } from './word-reading.ts';

/** Where a page ended, and the weights of the words, so that the next one ranks as it did. */
export const After = z.object({ value: z.number(), id: z.string(), weights: z.array(z.number()).optional() });
export type After = z.output<typeof After>;

/** The parameters of a search as the contract reads them, and where the page before ended. */
export type CatalogueQuery = AdFilters & {
  sort?: (typeof adSorts)[number];
  /** Whether each ad stands for itself, or one for its group. */
  variants?: (typeof adVariants)[number];
  limit: number;
  after?: After;
};

export type FoundAd = ShownAd & { highlights: Highlights };

export type CatalogueSearch = {
  items: FoundAd[];
  nextAfter: After | null;
  total: number;
  facets: AdFacets;
  corrections: Correction[];
  relaxations: Relaxation[];
};

/** Searches several catalogues as one; `today` is the day in Paris, `2026-11-21`. */
export function searchCatalogues(
  catalogues: readonly Catalogue[],
  query: CatalogueQuery,
  today: string,
): CatalogueSearch {
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const day = dayNumber(today);
  const { readings, corrections } = readClauses(parseQuery(query.q ?? ''), parts);
  const filters = compileFilters(query, day);
  const sort = query.sort ?? (readings.length > 0 ? 'relevance' : 'newest');
  const weights = sort === 'relevance' ? (query.after?.weights ?? clauseWeights(parts, readings)) : [];
  const groups = query.variants === 'all' ? null : groupsOf(parts);

  const facets = new FacetCounts(parts, groups);
  const lifetimes = new LifetimeCounts(groups, day);
  const order = new FoundOrder(parts, groups, { after: query.after, count: query.limit + 1 });
  for (const [at, part] of parts.entries()) {
    const { segment } = part;
    const found = matchText(part, readings);
    const sifted = sift(segment, found, filters);
    facets.add(part, at, sifted, filters);
    lifetimes.add(part, at, sifted, filters);
    const scores = sort === 'relevance' ? scoreText(segment, readings, weights, found, sifted.kept) : scratch.scores;
    order.add(part, at, sifted.kept, sortValue(segment, sifted.kept, { sort, scores, today: day }));
  }
  const ranked = order.first();
  const page = ranked.slice(0, query.limit);
  const last = page.at(-1);

  const items = page.map(({ part, doc }) => {
    const found = shownAd(parts, part, doc, day);
    return { ...found, highlights: highlight(found.ad, readings) };
  });
  const shown = items.map(({ ad }) => ad);
  const { total } = facets;
  const totalOf = (asked: AdFilters) => countFound(parts, groups, asked, day);
  return {
    items,
    nextAfter:
      last !== undefined && ranked.length > page.length
        ? { value: last.value, id: last.id, ...(sort === 'relevance' ? { weights } : {}) }
        : null,
    total,
    facets: { ...facets.result(filters), ...lifetimes.result() },
    corrections: corrections.map(({ typed, read }) => ({ typed, read: asWritten(read, shown) })),
    relaxations: total === 0 ? relaxations(query, { parts, readings, filters }, totalOf) : [],
  };
}

/** How many ads, or groups of them, a search finds. */
function countFound(parts: readonly Part[], groups: Groups | null, asked: AdFilters, day: number): number {
  const { readings } = readClauses(parseQuery(asked.q ?? ''), parts);
  const filters = compileFilters(asked, day);
  const fold = groups && new Fold(groups, 0);
  let total = 0;
  for (const [at, part] of parts.entries()) {
    const { kept } = sift(part.segment, matchText(part, readings), filters);
    total += fold ? fold.split(at, kept, scratch.firsts, () => {}).length : kept.length;
  }
  return total;
}
