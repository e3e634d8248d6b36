import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { searchProspects } from '../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import type { ProspectStatus } from '../../../../shared/prospects/prospects.rules.ts';
import { request } from '../../lib/request.ts';
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
};

export type ProspectListState = ReturnType<typeof useProspectList>;

/** The prospects that the address asks for, a page after the other, as the store changes them. */
export function useProspectList({ store, asked, pageSize, status }: Options) {
  // One moment for all the pages of a search: « overdue » moves with the clock, and a cursor belongs to its search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, another moment
  const now = useMemo(() => new Date(), [asked]);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (asked === null || (previous && !previous.nextCursor)) return null;
      return [searchProspects.operation, asked, status ?? null, pageSize, previous?.nextCursor ?? null] as const;
    },
    async ([, search, only, limit, cursor]) => {
      const query = { ...queryOf(search, now), ...(only && { status: only }), limit: String(limit) };
      const page = await request(searchProspects, { query: { ...query, cursor: cursor ?? undefined } });
      return { ...page, asked: search };
    },
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  const shown = useRef(data);
  shown.current = data;

  const change = useCallback(
    (act: (pages: Page[]) => Page[]) => {
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

  const first = data?.[0];
  return {
    first,
    prospects: useMemo(() => itemsOf(data), [data]),
    error,
    retry: () => mutate(),
    recount,
    /** Nothing to show yet. */
    loading: !first && !error,
    /** What is shown answers the search before. */
    stale: first !== undefined && first.asked !== asked,
    more: {
      exists: Boolean(data?.at(-1)?.nextCursor),
      loading: isValidating && size > (data?.length ?? 0),
      load: () => setSize(size + 1),
    },
  };
}

/** A prospect created meanwhile pushes another over the edge of its page: each is shown once. */
function itemsOf(pages: readonly Page[] | undefined): Prospect[] {
  const byId = new Map<string, Prospect>();
  for (const page of pages ?? [])
    for (const prospect of page.items) if (!byId.has(prospect.id)) byId.set(prospect.id, prospect);
  return [...byId.values()];
}
