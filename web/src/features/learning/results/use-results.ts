import { useSWRConfig } from 'swr';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { getInsights } from '../../../../../shared/learning/insights.contract.ts';
import { type AdResult, listResults, updateResult } from '../../../../../shared/learning/results.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { learningNames } from '../learning-url.ts';

const asked = ['words', 'platform', 'brand', 'format', 'feature', 'without', 'text', 'sort'] as const;
/** As the head of the table says, unless the address says otherwise. */
export const usualSort = 'impressions';

/** What the address asks of the API, under the names that it has there. */
export function resultQueryOf(params: URLSearchParams): Record<string, string> {
  const given = asked.map((name) => [learningNames[name], params.get(learningNames[name]) ?? '']);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** The ads whose results are known, a page after the other. */
export function useResults(query: Record<string, string>) {
  const list = usePages(
    [listResults.operation, JSON.stringify(query)],
    (cursor) => request(listResults, { query: { sort: usualSort, ...query, limit: '50', ...(cursor && { cursor }) } }),
    { keepPreviousData: true },
  );
  const { pages } = list;
  return { ...list, ads: itemsOf(pages), total: pages?.at(-1)?.total ?? 0, together: pages?.[0]?.together ?? null };
}
export type Results = ReturnType<typeof useResults>;

type Words = RouteInput<typeof updateResult>['body'];

/** Gives an ad its words; it stands in the list as it was answered, and what is learned of ads is to be read again. */
export function useSaveWords(results: Results) {
  const { mutate } = useSWRConfig();
  return async (ad: AdResult, words: Words) => {
    const { result } = await request(updateResult, { params: { id: ad.id }, body: words });
    const gained = Number(Boolean(result.text)) - Number(Boolean(ad.text));
    await results.mutate(
      (pages) =>
        pages?.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === result.id ? result : one)),
          together: page.together && { ...page.together, withText: page.together.withText + gained },
        })),
      { revalidate: false },
    );
    void mutate((key) => Array.isArray(key) && key[0] === getInsights.operation, undefined);
  };
}
