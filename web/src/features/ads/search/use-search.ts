import { type AdFacets, searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type AdSort, queryOf, searchOf, showsVariants } from '../ads-query.ts';
import { useLibraryVersion } from '../library-version.ts';
import { useSteadyFacets } from './steady-facets.ts';

export type SearchPage = RouteOutput<typeof searchAds>;

const pageSize = '24';
/** Where only its counts are shown. */
const leastSize = '1';

// biome-ignore format: one list, one line
const noFacets: AdFacets = { platform: [], format: [], country: [], language: [], industry: [], callToAction: [], advertiser: [], active: [], duration: [] };

/** The search that the address asks for, a page after the other: its ads in the first tab, each variant of them in the figures. */
export function useSearch(wanted: boolean, tab: string) {
  const { params } = useUrlState();
  const asked = searchOf(params).toString();
  const sort = params.get('sort');
  const variants = showsVariants(params) || tab === 'statistiques' ? 'all' : undefined;
  const version = useLibraryVersion();
  const limit = tab === 'toutes' ? pageSize : leastSize;
  const { pages, error, reload, more, readingMore } = usePages(
    wanted ? [searchAds.operation, asked, sort, variants, version, limit] : null,
    async (cursor) => {
      const page = await request(searchAds, {
        query: {
          ...queryOf(params),
          // Any other value is refused in French by the API.
          sort: (sort ?? undefined) as AdSort | undefined,
          variants,
          cursor,
          limit,
        },
      });
      return { ...page, answers: nameOf(asked, sort, variants), words: params.get('q'), limit };
    },
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  const [counted] = pages ?? [];
  const facets = useSteadyFacets(counted?.facets ?? (error ? noFacets : undefined), counted?.words);
  const first = counted?.limit === limit ? counted : undefined;
  const ads = first ? (pages?.flatMap(({ items }) => items) ?? []) : [];
  return {
    first,
    ads,
    /** Nothing while they are awaited. */
    facets,
    error,
    retry: reload,
    /** Nothing to show yet. */
    loading: !first && !error,
    /** What is shown answers the search before. */
    stale: first !== undefined && first.answers !== nameOf(asked, sort, variants),
    more: {
      exists: more !== undefined,
      loading: readingMore,
      load: () => more?.(),
    },
  };
}

const nameOf = (search: string, sort: string | null, variants = 'folded') => `${search} ${sort} ${variants}`;

export type Search = ReturnType<typeof useSearch>;
