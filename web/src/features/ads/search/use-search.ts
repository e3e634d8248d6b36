import useSWRInfinite from 'swr/infinite';
import { type AdFacets, searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { type AdSort, queryOf, searchOf } from '../ads-query.ts';
import { useLibraryVersion } from '../library-version.ts';

export type SearchPage = RouteOutput<typeof searchAds>;

const pageSize = '24';

// biome-ignore format: one list, one line
const noFacets: AdFacets = { platform: [], format: [], country: [], language: [], industry: [], callToAction: [], advertiser: [] };

/** The search that the address asks for, a page after the other. */
export function useSearch(wanted: boolean) {
  const { params } = useUrlState();
  const asked = searchOf(params).toString();
  const sort = params.get('sort');
  const version = useLibraryVersion();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (_, previous: SearchPage | null) => {
      if (!wanted || (previous && !previous.nextCursor)) return null;
      return [searchAds.operation, asked, sort, previous?.nextCursor ?? null, version] as const;
    },
    async ([, search, order, cursor]) => {
      const page = await request(searchAds, {
        query: {
          ...queryOf(new URLSearchParams(search)),
          // Any other value is refused in French by the API.
          sort: (order ?? undefined) as AdSort | undefined,
          cursor: cursor ?? undefined,
          limit: pageSize,
        },
      });
      return { ...page, answers: nameOf(search, order) };
    },
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  const first = data?.[0];
  const ads = data?.flatMap(({ items }) => items) ?? [];
  return {
    first,
    ads,
    /** Nothing while they are awaited. */
    facets: first?.facets ?? (error ? noFacets : undefined),
    error,
    retry: () => mutate(),
    /** Nothing to show yet. */
    loading: !first && !error,
    /** What is shown answers the search before. */
    stale: first !== undefined && first.answers !== nameOf(asked, sort),
    more: {
      exists: Boolean(data?.at(-1)?.nextCursor),
      loading: isValidating && size > (data?.length ?? 0),
      load: () => setSize(size + 1),
    },
  };
}

const nameOf = (search: string, sort: string | null) => `${search} ${sort}`;

export type Search = ReturnType<typeof useSearch>;
