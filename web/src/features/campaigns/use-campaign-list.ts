import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type CampaignWithFigures, listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { request } from '../../lib/request.ts';
import { itemsOf, usePages } from '../../lib/use-pages.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { queryOf } from './campaigns-query.ts';

/** `readAt` in ms. */
type Page = RouteOutput<typeof listCampaigns> & { asked: string; readAt: number };

const pageSize = '50';
const recountMs = 300;

export type CampaignListState = ReturnType<typeof useCampaignList>;
/** The campaigns on the screen, and the writes on their way. */
export type CampaignStore = CampaignListState['store'];

/** The campaigns that the address asks for, a page after the other, as the acts of the page change them. */
export function useCampaignList(asked: string) {
  const [queue] = useState(createWriteQueue);
  const query = useMemo(() => queryOf(asked, parisDay()), [asked]);
  const { pages, error, mutate, reload, more, readingMore } = usePages<Page>(
    [listCampaigns.operation, asked],
    async (cursor) => ({
      ...(await request(listCampaigns, { query: { ...query, limit: pageSize, cursor } })),
      asked,
      readAt: Date.now(),
    }),
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  const shown = useRef(pages);
  shown.current = pages;

  const change = useCallback(
    (act: (pages: Page[]) => Page[]) => {
      if (!shown.current) return;
      shown.current = act(shown.current);
      void mutate(shown.current, { revalidate: false });
    },
    [mutate],
  );

  /** Reads the counts and sums again, without moving what is shown. */
  const recount = useDebouncedCallback(async () => {
    const counts = await request(listCampaigns, { query: { ...query, limit: '1' } }).catch(() => null);
    if (!counts) return;
    const { total, facets, currencies, converted, activeUse } = counts;
    change((all) =>
      all.map((page) => (page.asked === asked ? { ...page, total, facets, currencies, converted, activeUse } : page)),
    );
  }, recountMs);

  const store = useMemo(() => {
    const eachItems = (act: (items: CampaignWithFigures[]) => CampaignWithFigures[]) =>
      change((all) => all.map((page) => ({ ...page, items: act(page.items) })));
    return {
      queue,
      find: (id: string) => itemsOf(shown.current).find((one) => one.id === id),
      show: (campaign: CampaignWithFigures) =>
        eachItems((items) => items.map((one) => (one.id === campaign.id ? campaign : one))),
      remove: (ids: ReadonlySet<string>) => eachItems((items) => items.filter(({ id }) => !ids.has(id))),
      reload: () => mutate(),
      recount,
    };
  }, [queue, change, mutate, recount]);

  const first = pages?.[0];
  return {
    first,
    campaigns: useMemo(() => itemsOf(pages), [pages]),
    store,
    error,
    retry: reload,
    /** Nothing to show yet. */
    loading: !first && !error,
    /** What is shown answers the search before. */
    stale: first !== undefined && first.asked !== asked,
    more: { exists: more !== undefined, loading: readingMore, load: () => more?.() },
  };
}
