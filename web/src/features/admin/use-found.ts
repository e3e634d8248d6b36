import { askedOf } from '../../lib/list-query.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';
import { useUrlState } from '../../lib/use-url-state.ts';

type Page = { items: { id: string }[]; nextCursor: string | null; total: number };
type Query = Record<string, string>;

/** What the address says, by the names of the API: what is unknown is for it to refuse. */
export const queryBy = (params: URLSearchParams, names: Readonly<Record<string, string>>): Query =>
  Object.fromEntries(
    Object.entries({ ...names, q: 'q', sort: 'sort' }).flatMap(([name, said]) => {
      const value = params.get(said);
      return value ? [[name, value]] : [];
    }),
  );

type Asked<P extends Page> = {
  operation: string;
  query: (params: URLSearchParams) => Query;
  filterNames: readonly string[];
  read: (query: Query) => Promise<P>;
};

/** What a list of the platform holds of what the address asks for, page after page; `first` tells the rest of the first one. */
export function useFound<P extends Page>({ operation, query: queryOf, filterNames, read }: Asked<P>) {
  const { params } = useUrlState();
  const query = queryOf(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [operation, new URLSearchParams(query).toString()],
    (cursor) => read({ ...query, limit: '50', ...(cursor && { cursor }) }),
    { keepPreviousData: true },
  );
  return {
    items: pages && (itemsOf(pages) as P['items']),
    first: pages?.[0],
    filtered: askedOf(params, filterNames).size > 0,
    filterNames,
    error,
    reload,
    more,
    readingMore,
  };
}
