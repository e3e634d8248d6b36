import * as z from 'zod';
import type { AdFacets, adSorts, Highlights, Relaxation } from '../../../shared/ads/library.contract.ts';
import type { Catalogue } from './catalogue.ts';
import { dayNumber } from './days.ts';
import { FacetCounts } from './facets.ts';
import { type AdFilters, compileFilters } from './filters.ts';
import { asWritten, highlight } from './highlights.ts';
import { parseQuery } from './query-syntax.ts';
import { rank } from './ranking.ts';
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

  const facets = new FacetCounts();
  let total = 0;
  const ranked = parts.flatMap((part) => {
    const { segment } = part;
    const found = matchText(part, readings);
    const sifted = sift(segment, found, filters);
    total += sifted.kept.length;
    facets.add(segment, sifted, filters);
    const scores = sort === 'relevance' ? scoreText(segment, readings, weights, found, sifted.kept) : scratch.scores;
    const page = { after: query.after, count: query.limit + 1 };
    return rank(segment, sifted.kept, { sort, scores, today: day }, page).map(({ value, doc }) => ({
      part,
      doc,
      value,
      id: segment.idOf(doc),
    }));
  });
  ranked.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  const page = ranked.slice(0, query.limit);
  const last = page.at(-1);

  const items = page.map(({ part, doc }) => {
    const found = shownAd(parts, part, doc, day);
    return { ...found, highlights: highlight(found.ad, readings) };
  });
  const shown = items.map(({ ad }) => ad);
  return {
    items,
    nextAfter:
      last !== undefined && ranked.length > page.length
        ? { value: last.value, id: last.id, ...(sort === 'relevance' ? { weights } : {}) }
        : null,
    total,
    facets: facets.result(filters),
    corrections: corrections.map(({ typed, read }) => ({ typed, read: asWritten(read, shown) })),
    relaxations: total === 0 ? relaxations(parts, readings, filters) : [],
  };
}
