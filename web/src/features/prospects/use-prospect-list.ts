import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { searchProspects } from '../../../../shared/prospects/prospect.contract.ts';
import type { ProspectStatus } from '../../../../shared/prospects/prospects.rules.ts';
import { request } from '../../lib/request.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';
import type { ColumnsReading } from './pipeline/columns-reading.ts';
import type { ProspectStore } from './prospect-store.ts';
import { queryOf } from './prospects-query.ts';

type SearchAnswer = RouteOutput<typeof searchProspects>;
type Page = SearchAnswer & { asked: string };

type Options = {
  store: ProspectStore;
  /** What the address asks for; nothing when the list is not to be read. */
  asked: string | null;
  pageSize: number;
  /** Of a column of the pipeline. */
  status?: ProspectStatus;
  /** Of the pipeline and its columns, whose first pages come together. */
  columns?: ColumnsReading | undefined;
  /** Of a column: the moment of what was found as a whole. */
  moment?: Date;
};

export type ProspectListState = ReturnType<typeof useProspectList>;

/** The prospects that the address asks for, a page after the other, as the store changes them. */
export function useProspectList({ store, asked, pageSize, status, columns, moment }: Options) {
  // One moment for all the pages of a search: « overdue » moves with the clock, and a cursor belongs to its search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, another moment
  const own = useMemo(() => new Date(), [asked]);
  const now = moment ?? own;
  const search = asked ?? '';
  const { pages, error, mutate, reload, more, readingMore } = usePages<Page>(
    asked === null ? null : [searchProspects.operation, asked, status ?? null, pageSize],
    async (cursor) => {
      const found = queryOf(search, now);
      if (columns && cursor === undefined) return { ...(await columns(found, status)), asked: search };
      const query = { ...found, ...(status && { status }), limit: String(pageSize) };
      return { ...(await request(searchProspects, { query: { ...query, cursor } })), asked: search };
    },
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  const shown = useRef(pages);
  shown.current = pages;

  const change = useCallback(
    (act: (shown: Page[]) => Page[]) => {
      if (!shown.current) return;
      shown.current = act(shown.current);
      void mutate(shown.current, { revalidate: false });
    },
    [mutate],
  );

  useEffect(
    () =>
      store.join({
        status,
        items: () => itemsOf(shown.current),
        change: (act) => change((pages) => pages.map((page, at) => ({ ...page, items: act(page.items, at === 0) }))),
        reload: () => mutate(),
      }),
    [store, status, change, mutate],
  );

  /** Reads the counts again, without moving what is shown. */
  const recount = useCallback(async () => {
    if (asked === null) return;
    const counts = await request(searchProspects, { query: { ...queryOf(asked, now), limit: '1' } }).catch(() => null);
    if (!counts) return;
    const { total, facets, valueByStatus, currency } = counts;
    change((pages) =>
      pages.map((page) => (page.asked === asked ? { ...page, total, facets, valueByStatus, currency } : page)),
    );
  }, [asked, now, change]);

  const first = pages?.[0];
  return {
    first,
    prospects: useMemo(() => itemsOf(pages), [pages]),
    error,
    retry: reload,
    recount,
    /** Of the first page. */
    moment: now,
    /** What was asked of the server, at that moment. */
    filters: () => queryOf(search, now),
    /** Nothing to show yet. */
    loading: !first && !error,
    /** What is shown answers the search before. */
    stale: first !== undefined && first.asked !== asked,
    more: {
      exists: more !== undefined,
      loading: readingMore,
      load: () => more?.(),
    },
  };
}
